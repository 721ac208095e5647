import { type RedBillRow, type ShopQuestion, listRedBills, listShopQuestions } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FailureState } from '../../shared/states/FailureState.tsx';
import { Waits, answerMs } from '../feedback/Waits.tsx';
import { TimeLeft } from '../lines/TimeLeft.tsx';
import { questions } from '../parts/sections.ts';
import * as s from './Dashboard.css.ts';

/** So many of each are asked for. */
const few = { limit: 3 } as const;

type Written =
  | { readonly kind: 'bill'; readonly until: number; readonly bill: RedBillRow }
  | { readonly kind: 'question'; readonly until: number; readonly question: ShopQuestion };

/** Invoices until the end of their month, answers within a day: what is written rather than moved, the most urgent first. What could not be asked is said, beside what could. */
export function DueElse() {
  const text = useText();
  const bills = useCall(listRedBills, { tab: 'waiting', ...few });
  const asked = useCall(listShopQuestions, { tab: 'unanswered', ...few });
  const failed = [bills, asked].filter(({ data, error }) => data === undefined && error !== null);
  const written: Written[] = [
    ...(bills.data?.items ?? []).map((bill): Written => ({
      kind: 'bill',
      until: Date.parse(bill.until),
      bill,
    })),
    ...(asked.data?.items ?? []).flatMap((question): Written[] =>
      question.waitsSince === null
        ? []
        : [{ kind: 'question', until: Date.parse(question.waitsSince) + answerMs, question }],
    ),
  ].toSorted((a, b) => a.until - b.until);
  const [first] = failed;
  if (written.length === 0 && first === undefined) return null;
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
        {written.map((one) => (
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
