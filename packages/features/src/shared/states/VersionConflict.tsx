import { Button, Heading, Text } from '@hien/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as s from './VersionConflict.css.ts';

interface ConflictSide {
  title: string;
  /** What this version says. */
  content: ReactNode;
  /** What its button says, and does: this version goes on. */
  action: string;
  onTake: () => void;
}

interface VersionConflictProps {
  title: string;
  text: string;
  mine: ConflictSide;
  theirs: ConflictSide;
}

/** The same thing was saved elsewhere meanwhile: both versions stand side by side until somebody says which one goes on. */
export function VersionConflict({ title, text, mine, theirs }: VersionConflictProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  // It was not asked for, and the page is long.
  useEffect(() => root.current?.focus(), []);
  return (
    <section ref={root} tabIndex={-1} role="alert" className={s.root} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {title}
      </Heading>
      <Text size="small">{text}</Text>
      <div className={s.both}>
        {[mine, theirs].map((side) => (
          <div key={side.title} className={s.side}>
            <Heading level={3} size="h4">
              {side.title}
            </Heading>
            {side.content}
            <Button
              size="sm"
              variant={side === mine ? 'primary' : 'secondary'}
              onClick={side.onTake}
            >
              {side.action}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The words of a version, scrolled where they are long. */
export function ConflictWords({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long words are scrolled by keys too
    <section className={s.words} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
