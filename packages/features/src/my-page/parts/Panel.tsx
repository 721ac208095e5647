import { Heading, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './Panel.css.ts';

/** A part of a page with its name. */
export function Panel({
  title,
  text,
  end,
  children,
}: {
  title: string;
  text?: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={s.panel}>
      <div className={s.head}>
        <div>
          <Heading level={2} size="h4">
            {title}
          </Heading>
          {text ? (
            <Text size="small" tone="muted">
              {text}
            </Text>
          ) : null}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
