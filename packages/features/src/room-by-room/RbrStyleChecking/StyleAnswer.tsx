import { type RbrHome, roomHomeOf } from '@hien/api';
import {
  type QuizResult,
  type QuizView,
  encodeSelection,
  startSelection,
  withStyle,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Container, EmptyState, Heading, Picture, ShareMenu, Text } from '@hien/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { styleName } from '../Selector/room-words.ts';
import { pictureOf } from './picture-of.ts';
import * as s from './RbrStyleChecking.css.ts';
import { useShareLabels } from '../../shared/sharing/useShareLabels.ts';

interface StyleAnswerProps {
  home: RbrHome;
  views: readonly QuizView[];
  result: QuizResult;
  againHref: string;
}

/** Shares of the styles with the pictures that led there, and the home in the first of them. */
export function StyleAnswer({ home, views, result, againHref }: StyleAnswerProps) {
  const shareLabels = useShareLabels();
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const origin = use(OriginContext);
  const { pathname, search } = useLocation();
  const choices = roomHomeOf(home);
  const hrefOf = (style: number) =>
    paths.roomByRoomProjectDetail.to(
      language,
      { pro_name: home.project.slug, id: home.design_id },
      { s: encodeSelection(choices, withStyle(choices, startSelection(choices), style)) },
    );
  const [first] = result.styles;
  if (first === undefined)
    return (
      <Container className={s.page}>
        <EmptyState
          level={1}
          title={text('rooms.check.none')}
          text={text('rooms.check.none.text')}
          action={
            <ButtonLink variant="primary" href={againHref}>
              {text('rooms.check.again')}
            </ButtonLink>
          }
        />
      </Container>
    );
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>
          {text('rooms.check.answer', { style: styleName(home, first.style) })}
        </Heading>
        <div className={s.ways}>
          <ButtonLink variant="primary" size="lg" href={hrefOf(first.style)}>
            {text('rooms.check.see', { home: home.name })}
          </ButtonLink>
          <ButtonLink variant="quiet" href={againHref}>
            {text('rooms.check.again')}
          </ButtonLink>
          <ShareMenu
            url={`${origin}${pathname}${search}`}
            title={text('rooms.check.title')}
            variant="quiet"
            labels={shareLabels}
          />
        </div>
      </header>
      <ol className={s.shares}>
        {result.styles.map(({ style, percent, pairs }) => (
          <li key={style} className={s.share}>
            <Heading level={2} size="h4">
              {styleName(home, style)}
            </Heading>
            <Text numeric>{format.percent(percent)}</Text>
            <div className={s.track} aria-hidden>
              <span className={s.done} style={{ inlineSize: `${percent}%` }} />
            </div>
            <ul className={s.led}>
              {pairs.flatMap((at) => {
                const view = views[at];
                return view === undefined
                  ? []
                  : [
                      <li key={at}>
                        <Picture
                          picture={pictureOf(home, view.room, style)}
                          ratio="4:3"
                          sizes="160px"
                        />
                      </li>,
                    ];
              })}
            </ul>
          </li>
        ))}
      </ol>
    </Container>
  );
}
