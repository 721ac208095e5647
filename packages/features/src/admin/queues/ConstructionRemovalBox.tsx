import { type ConstructionRemovalCase, decideConstructionRemoval } from '@hien/api';
import { constructionRemovalDecisionSchema, reviewRemovalRuleLabels } from '@hien/domain';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { DecisionForm } from '../parts/DecisionForm.tsx';
import { useDecide } from '../parts/useDecide.ts';
import { WrittenText } from './WrittenText.tsx';

/** What the customer wrote, which rule the company says it breaks, and the decision. */
export function ConstructionRemovalBox({ one }: { one: ConstructionRemovalCase }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  return (
    <div className={s.unfolded}>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.review.because'),
            detail: reviewRemovalRuleLabels[one.rule][language],
          },
          {
            term: text('admin.review.rating'),
            detail: text('admin.review.stars', { stars: one.rating }),
          },
          { term: text('admin.construction-review.place'), detail: one.place },
          {
            term: text('admin.construction-review.proven'),
            detail:
              one.proven_on === null
                ? text('admin.construction-review.proven.none')
                : text('admin.construction-review.proven.on', {
                    date: date(`${one.proven_on}T00:00:00Z`),
                  }),
          },
        ]}
      />
      <WrittenText
        by={{ name: one.author, at: one.written_at }}
        words={one.content}
        pictures={one.pictures}
      />
      <WrittenText by={{ name: one.company, at: one.requested_at }} words={one.words} />
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

function Decide({ one }: { one: ConstructionRemovalCase }) {
  const text = useText();
  const decide = useDecide(decideConstructionRemoval);
  return (
    <DecisionForm
      schema={constructionRemovalDecisionSchema}
      draft={`construction-removal-${one.id}`}
      options={[
        {
          value: 'remove',
          label: text('admin.review.delete'),
          hint: text('admin.construction-review.remove.hint'),
        },
        { value: 'keep', label: text('admin.review.keep') },
      ]}
      whyHint={text('admin.construction-review.why.hint')}
      onDecide={(decision) =>
        decide(
          { id: one.id, ...decision, expected_version: one.version },
          text(
            decision.decision === 'remove' ? 'admin.review.done.delete' : 'admin.review.done.keep',
            { name: one.author },
          ),
        )
      }
    />
  );
}
