import { type ConstructionRemovalCase, decideConstructionRemoval } from '@hien/api';
import {
  appealDecisionSchema,
  constructionRemovalDecisionSchema,
  reviewRemovalRuleLabels,
} from '@hien/domain';
import { DefinitionList, Notice, Text } from '@hien/ui';
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
            term: text('admin.review.company-because'),
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
      <Appeal one={one} />
    </div>
  );
}

/** What its writer says against the removal, and the answer to it. */
function Appeal({ one }: { one: ConstructionRemovalCase }) {
  const text = useText();
  if (one.appeal === null || one.appealed_at === null) return null;
  return (
    <>
      <Text weight="strong">{text('admin.construction-review.appeal')}</Text>
      <WrittenText by={{ name: one.author, at: one.appealed_at }} words={one.appeal} />
      {one.answer === null ? (
        <Answer one={one} />
      ) : (
        <WrittenText
          by={one.answered && { name: one.answered.by, at: one.answered.at }}
          words={one.answer}
        />
      )}
    </>
  );
}

function Answer({ one }: { one: ConstructionRemovalCase }) {
  const text = useText();
  const decide = useDecide(decideConstructionRemoval);
  if (!one.answerable)
    return <Notice tone="info">{text('admin.construction-review.appeal.own')}</Notice>;
  return (
    <DecisionForm
      schema={appealDecisionSchema}
      draft={`construction-appeal-${one.id}`}
      options={[
        {
          value: 'restore',
          label: text('admin.construction-review.restore'),
          hint: text('admin.construction-review.restore.hint'),
        },
        {
          value: 'uphold',
          label: text('admin.construction-review.uphold'),
          hint: text('admin.construction-review.uphold.hint'),
        },
      ]}
      whyHint={text('admin.construction-review.appeal.why.hint')}
      onDecide={({ decision, reason }) =>
        decide(
          { id: one.id, decision, reason, expected_version: one.version },
          text(`admin.construction-review.done.${decision}`, { name: one.author }),
        )
      }
    />
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
