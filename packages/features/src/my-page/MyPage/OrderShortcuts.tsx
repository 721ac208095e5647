import type { OrderList } from '@hien/api';
import { type BuyerTab, buyerTabLabels } from '@hien/domain';
import { Heading, Link, LinkBase } from '@hien/ui';
import {
  CreditCard,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  RotateCcw,
  Truck,
} from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './MyPage.css.ts';

const steps = [
  { status: 'pending', icon: CreditCard },
  { status: 'preparing', icon: PackageOpen },
  { status: 'delivering', icon: Truck },
  { status: 'completed', icon: PackageCheck },
  { status: 'returns', icon: RotateCcw },
] as const satisfies readonly { status: BuyerTab; icon: LucideIcon }[];

/** The five places where an order may stand, one press away, and how many stand there. */
export function OrderShortcuts({ counts }: { counts: OrderList['counts'] | undefined }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <section className={s.block}>
      <div className={s.blockHead}>
        <Heading level={2} size="h4">
          {text('my-page.overview.orders')}
        </Heading>
        <Link href={paths.orders.to(language)}>{text('my-page.overview.orders.all')}</Link>
      </div>
      <ul className={s.steps}>
        {steps.map(({ status, icon: Icon }) => (
          <li key={status}>
            <LinkBase className={s.step} href={paths.orderByStatus.to(language, { status })}>
              <span className={s.stepIcon}>
                <Icon size={24} strokeWidth={1.5} aria-hidden />
                {counts && counts[status] > 0 ? (
                  <span className={s.stepCount}>
                    {counts[status] > 99 ? '99+' : format.integer(counts[status])}
                  </span>
                ) : null}
              </span>
              <span>{buyerTabLabels[status][language]}</span>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}
