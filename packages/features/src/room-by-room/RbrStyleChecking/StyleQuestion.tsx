import type { RbrHome } from '@hien/api';
import type { QuizAnswer, QuizView } from '@hien/domain';
import { ButtonLink, Container, Heading, LinkBase, Picture, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { pictureOf } from './picture-of.ts';
import * as s from './RbrStyleChecking.css.ts';

interface StyleQuestionProps {
  home: RbrHome;
  view: QuizView;
  /** From 0. */
  at: number;
  of: number;
  hrefOf: (answer: QuizAnswer) => string;
  /** Null before the first answer. */
  backHref: string | null;
}

/** One room in two styles: which would one rather live in? */
export function StyleQuestion({ home, view, at, of, hrefOf, backHref }: StyleQuestionProps) {
  const text = useText();
  const sides = [
    { answer: 'l', style: view.left, label: text('rooms.check.left') },
    { answer: 'r', style: view.right, label: text('rooms.check.right') },
  ] as const;
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Text size="small" tone="muted" role="status">
          {text('rooms.check.at', { at: at + 1, of })}
        </Text>
        <div className={s.track} aria-hidden>
          <span className={s.done} style={{ inlineSize: `${(at / of) * 100}%` }} />
        </div>
        <Heading level={1} size="h2">
          {text('rooms.check.question')}
        </Heading>
      </header>
      <ul className={s.pair}>
        {sides.map(({ answer, style, label }) => (
          <li key={answer}>
            <LinkBase className={s.side} href={hrefOf(answer)} aria-label={label}>
              <Picture
                picture={pictureOf(home, view.room, style)}
                ratio="4:3"
                sizes="(width > 767px) 50vw, 100vw"
                priority
              />
            </LinkBase>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {text('rooms.check.truth')}
      </Text>
      <div className={s.ways}>
        {backHref === null ? null : (
          <ButtonLink variant="quiet" href={backHref}>
            {text('rooms.check.back')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={hrefOf('s')}>
          {text('rooms.check.skip')}
        </ButtonLink>
      </div>
    </Container>
  );
}
