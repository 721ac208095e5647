import type { ShopChange } from '@hien/api';
import { ButtonLink, Heading, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopDataDifference } from '../../shared/shops/ShopDataDifference.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { shopChangeStatus } from '../../shared/status/shop-change-status.ts';
import { accountHref } from '../parts/sections.ts';
import { useKeepsShop } from '../parts/useKeepsShop.ts';
import * as s from './account.css.ts';

/** What was asked for before, with the answers; a refusal leads to the form. */
export function PastChanges({ changes }: { changes: readonly ShopChange[] }) {
  const text = useText();
  const language = useLanguage();
  const keeps = useKeepsShop();
  const { date } = useFormat();
  if (changes.length === 0) return null;
  return (
    <section className={s.part}>
      <Heading level={2} size="h4">
        {text('seller.account.past')}
      </Heading>
      <ul className={s.list}>
        {changes.map(({ id, state, before, after, changed, reason, sentAt }, index) => (
          <li key={id} className={s.change}>
            <div className={s.head}>
              <Text weight="medium">
                {text('seller.account.sent', { date: date(sentAt, 'date') })}
              </Text>
              <CodeBadge status={shopChangeStatus} code={state} />
            </div>
            {reason === null ? null : (
              <Text measure>{text('seller.account.reason', { reason })}</Text>
            )}
            <ShopDataDifference before={before} after={after} fields={changed} />
            {keeps && state === 'rejected' && index === 0 ? (
              <div>
                <ButtonLink size="sm" href={accountHref(language, { plan: 'change' })}>
                  {text('seller.account.correct')}
                </ButtonLink>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
