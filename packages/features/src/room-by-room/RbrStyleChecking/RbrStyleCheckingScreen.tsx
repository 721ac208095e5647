import { getRoomHome, roomHomeOf } from '@hien/api';
import { quizResult, quizViews, readQuizAnswers } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { HomeNotFound } from '../parts/HomeNotFound.tsx';
import { SelectorSkeleton } from '../Selector/SelectorSkeleton.tsx';
import { StyleQuestion } from './StyleQuestion.tsx';
import { StyleAnswer } from './StyleAnswer.tsx';
import { answersAddress } from './answers-address.ts';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const designId = readId(params['id']);
  if (designId === undefined) return notFound();
  need(getRoomHome, { designId });
};

/** Which style somebody likes, by pairs of pictures of one home; the answers stand in the address, so a link shows the same. */
export function Screen() {
  const id = readId(useRouteParams(paths.rbrStyleChecking).id);
  return id === undefined ? <HomeNotFound /> : <StyleCheck key={id} unit={id} />;
}

function StyleCheck({ unit }: { unit: number }) {
  const text = useText();
  const home = useCall(getRoomHome, { designId: unit });
  const { url, href, isNarrowed } = useAddress(answersAddress);
  return (
    <QueryBoundary
      query={home}
      size="page"
      skeleton={<SelectorSkeleton />}
      notFound={<HomeNotFound />}
    >
      {(data) => {
        const views = quizViews(roomHomeOf(data));
        const answers = readQuizAnswers(url.answers, views.length);
        const view = views[answers.length];
        return (
          <>
            <PageHead
              title={text('rooms.check.title')}
              description={text('rooms.check.lead', { home: data.name })}
              hidden={isNarrowed}
            />
            {view === undefined ? (
              <StyleAnswer
                home={data}
                views={views}
                result={quizResult(views, answers)}
                againHref={href({ answers: '' })}
              />
            ) : (
              <StyleQuestion
                home={data}
                view={view}
                at={answers.length}
                of={views.length}
                hrefOf={(answer) => href({ answers: [...answers, answer].join('') })}
                backHref={
                  answers.length === 0 ? null : href({ answers: answers.slice(0, -1).join('') })
                }
              />
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
