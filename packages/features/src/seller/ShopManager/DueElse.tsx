import type { RedBillRow, ShopQuestion } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FailureState } from '../../shared/states/FailureState.tsx';
import { Waits } from '../feedback/Waits.tsx';
import { TimeLeft } from '../lines/TimeLeft.tsx';
import { questions } from '../parts/sections.ts';
import type { useWritten } from './useWritten.ts';
import * as s from './Dashboard.css.ts';

/** Invoices until the end of their month, answers within a day: what is written rather than moved, the most urgent first. What could not be asked is said, beside what could. */
export function DueElse({
  written: { items, failed },
}: {
  written: ReturnType<typeof useWritten>;
}) {
  const text = useText();
  const [first] = failed;
  if (items.length === 0 && first === undefined) return null;
  return (
    <div className={s.part}>
      <Heading level={3} size="h5">
        {text('seller.todo.written')}
      </Heading>
      {first === undefined ? null : (
        <FailureState
          error={first.error}
          size="inline"
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      <ul className={s.written}>
        {items.map((one) => (
          <li
            key={one.kind === 'bill' ? `b${one.bill.id}` : `q${one.question.id}`}
            className={s.due}
          >
            {one.kind === 'bill' ? <Bill bill={one.bill} /> : <Question question={one.question} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bill({ bill: { id, company, until } }: { bill: RedBillRow }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Link href={paths.shopManagerRedbillDetail.to(language, { id })}>
        {text('seller.todo.bill', { company })}
      </Link>
      <TimeLeft until={until} />
    </>
  );
}

function Question({ question: { product, waitsSince } }: { question: ShopQuestion }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Link href={paths.shopManager.to(language, { type: questions.name }, { tab: 'unanswered' })}>
        {text('seller.todo.question', { thing: product.name })}
      </Link>
      {waitsSince === null ? null : <Waits since={waitsSince} />}
    </>
  );
}
