import { type RemovalCase, decideReviewRemoval } from '@hien/api';
import { deletionReasonLabels, reviewDecisionSchema } from '@hien/domain';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DecisionForm } from '../parts/DecisionForm.tsx';
import { useDecide } from '../parts/useDecide.ts';
import * as s from '../parts/case.css.ts';
import { WrittenText } from './WrittenText.tsx';

/** What was written, why the seller wants it gone, and the decision: both sides read its reason. */
export function ReviewRemovalBox({ one }: { one: RemovalCase }) {
  return (
    <div className={s.unfolded}>
      <Review one={one} />
      {one.decision === null ? (
        <Decide one={one} />
      ) : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.decision}
        />
      )}
    </div>
  );
}

function Review({ one }: { one: RemovalCase }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.review.because'),
            detail: deletionReasonLabels[one.reason][language],
          },
          {
            term: text('admin.review.rating'),
            detail: text('admin.review.stars', { stars: one.rating }),
          },
          { term: text('admin.review.points'), detail: format.integer(one.points) },
        ]}
      />
      <WrittenText
        by={{ name: one.author, at: one.written_at }}
        words={one.content}
        pictures={one.pictures}
      />
    </>
  );
}

function Decide({ one }: { one: RemovalCase }) {
  const text = useText();
  const decide = useDecide(decideReviewRemoval);
  const costsPoints = one.reason === 'abusive' && one.points > 0;
  return (
    <DecisionForm
      schema={reviewDecisionSchema}
      draft={`review-removal-${one.id}`}
      options={[
        {
          value: 'delete',
          label: text('admin.review.delete'),
          hint: costsPoints ? text('admin.review.delete.points') : undefined,
        },
        { value: 'keep', label: text('admin.review.keep') },
      ]}
      whyHint={text('admin.review.why.hint')}
      onDecide={(decision) =>
        decide(
          { id: one.id, ...decision, expected_version: one.version },
          text(`admin.review.done.${decision.decision}`, { name: one.author }),
        )
      }
    />
  );
}
