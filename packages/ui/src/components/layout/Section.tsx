import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Container, type ContainerProps } from './Container.tsx';
import * as s from './layout.css.ts';

export type SectionProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Names the section; without it give `aria-label`. */
  title?: ReactNode;
  level?: HeadingLevel;
  /** A few words above the title. */
  eyebrow?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** At the end of the title's line, such as “see all”. */
  action?: ReactNode;
  space?: keyof typeof s.section;
  ground?: keyof typeof s.ground;
  width?: ContainerProps['width'];
};

/** A band of the page: a title, a way on, and room to breathe. */
export const Section = ({
  title,
  level = 2,
  eyebrow,
  lead,
  action,
  space = 'md',
  ground = 'page',
  width,
  className,
  children,
  ...rest
}: SectionProps) => {
  const titleId = useId();
  return (
    <section
      className={cx(s.section[space], s.ground[ground], className)}
      aria-labelledby={title ? titleId : undefined}
      {...rest}
    >
      <Container width={width}>
        {title ? (
          <div className={s.head}>
            <div>
              {eyebrow ? <p className={s.eyebrow}>{eyebrow}</p> : null}
              <Heading level={level} id={titleId}>
                {title}
              </Heading>
              {lead ? <p className={s.lead}>{lead}</p> : null}
            </div>
            {action}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
};
