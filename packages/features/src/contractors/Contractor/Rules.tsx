import { limits, organicParts, organicWeights, ratingPrior } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Heading, Link, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './DirectoryView.css.ts';

/** The rules of the order, as they are counted (ADR 0076). */
export function Rules() {
  const text = useText();
  const { premium, gold } = limits.ad;
  return (
    <aside className={s.rules} aria-labelledby="rules">
      <Heading level={2} size="h5" id="rules">
        {text('contractor.rules')}
      </Heading>
      <Text size="small" tone="muted">
        {text('contractor.rules.paid', {
          premium: premium.lastPosition,
          gold: gold.lastPosition,
        })}
      </Text>
      <Link href={paths.adMembership.to(useLanguage())}>{text('contractor.rules.buy')}</Link>
      <Text size="small" tone="muted">
        {text('contractor.rules.merit')}
      </Text>
      <DefinitionList
        items={organicParts.map((part) => ({
          term: text(`contractor.rules.${part}`),
          detail: text('contractor.rules.points', { points: organicWeights[part] }),
        }))}
      />
      <Text size="small" tone="muted">
        {text('contractor.rules.prior', { prior: ratingPrior })}
      </Text>
    </aside>
  );
}
