import { type DesignQuestionCase, listDesignQuestionCases } from '@hien/api';
import { questionTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Link, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DesignQuestionThread } from '../../shared/questions/DesignQuestionThread.tsx';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import * as s from '../parts/case.css.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';

const nameOf = ({ content }: DesignQuestionCase) => content;

/** What people ask about designs of the house; a row unfolds into what was said, and the answer. */
export function DesignQuestionQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  const wanted = state === 'waiting' ? ('unanswered' as const) : ('answered' as const);
  return (
    <CaseQueue
      address={address}
      tabOf={(id) =>
        questionTexts.states[id === 'waiting' ? 'unanswered' : 'answered'].label[language]
      }
      label={text('admin.queue.design-questions')}
      query={useCall(listDesignQuestionCases, { state: wanted, page, limit: 20 })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{
        waiting: 'admin.design-question.empty',
        why: 'admin.design-question.empty.text',
        decided: 'admin.design-question.none',
      }}
      expanded={(one) => (
        <div className={s.unfolded}>
          {one.design === null ? null : (
            <Text size="small">
              <Link
                href={paths.interiorDesignDetail.to(language, { id: one.design.id })}
                newTabLabel={text('admin.support.new-tab')}
              >
                {text('admin.report.open-design')}
              </Link>
            </Text>
          )}
          <DesignQuestionThread question={one} />
        </div>
      )}
      columns={[
        {
          id: 'words',
          header: text('admin.design-question.words'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'design',
          header: text('admin.design-question.design'),
          cell: ({ design }) => design?.name ?? '–',
          sortBy: ({ design }) => design?.name ?? '',
        },
        {
          id: 'author',
          header: text('admin.design-question.author'),
          cell: ({ author }) => author,
          filterBy: ({ author }) => author,
        },
        {
          id: 'since',
          header: text('admin.design-question.since'),
          cell: ({ createdAt }) => format.date(createdAt, 'dateTime'),
          sortBy: ({ createdAt }) => createdAt,
        },
      ]}
    />
  );
}
