import type { AuctionLedger, LedgerEnd } from '@hien/api';
import { type Bid, reasonTexts } from '@hien/domain';
import { Button, Heading, Notice, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useNames } from './useNames.ts';
import { type Checked, useReplay } from './useReplay.ts';
import * as s from './PremiumAuctionResultView.css.ts';

interface ReplayedProps {
  ledger: AuctionLedger;
  /** What everybody reads of the ledger’s end; undefined while it is not here. */
  publicEnd: LedgerEnd | undefined;
}

/** Plays the week again in the reader's browser, and says what that shows and what it does not. */
export function Replayed({ ledger, publicEnd }: ReplayedProps) {
  const text = useText();
  const { state, run } = useReplay(ledger);
  return (
    <section className={s.replay} aria-labelledby="replay">
      <Heading level={2} size="h3" id="replay">
        {text('ad.replay.title')}
      </Heading>
      <Text measure>{text('ad.replay.lead')}</Text>
      <div>
        <Button variant="primary" loading={state === 'running'} onClick={() => void run()}>
          {text('ad.replay.run')}
        </Button>
      </div>
      <div role="status" className={s.block}>
        {typeof state === 'object' ? (
          <Result ledger={ledger} publicEnd={publicEnd} checked={state} />
        ) : null}
      </div>
      <Text size="small" tone="muted" measure>
        {text('ad.replay.not')}
      </Text>
    </section>
  );
}

function Result({ ledger, publicEnd, checked }: ReplayedProps & { checked: Checked }) {
  const text = useText();
  const language = useLanguage();
  const { broken, misnamed, replay } = checked;
  const { entries, weekKey } = ledger;
  const [problem] = replay.problems;
  const head = entries.at(-1)?.hash ?? '';
  return (
    <>
      <Step
        good={broken === null}
        title={
          broken === null
            ? text('ad.replay.chain', { count: entries.length })
            : text('ad.replay.chain.broken', { line: broken })
        }
      >
        <span className={s.hash}>
          {text('ad.replay.head')} <code>{head}</code>
        </span>
      </Step>
      {publicEnd === undefined ? null : <PublicEnd ledger={ledger} end={publicEnd} />}
      <Step
        good={problem === undefined}
        title={
          problem === undefined
            ? text(weekKey === null ? 'ad.replay.rules' : 'ad.replay.same')
            : text('ad.replay.differs', { line: problem.n })
        }
      >
        {problem === undefined || problem.reason === 'differs'
          ? null
          : reasonTexts[problem.reason][language]}
      </Step>
      {weekKey === null ? null : (
        <Step
          good={misnamed.length === 0}
          title={
            misnamed.length === 0
              ? text('ad.replay.names')
              : text('ad.replay.misnamed', { names: misnamed.join(', ') })
          }
        />
      )}
      {weekKey === null ? null : <SlotBySlot ledger={ledger} checked={checked} />}
    </>
  );
}

interface StepProps {
  good: boolean;
  title: string;
  children?: React.ReactNode;
}

const Step = ({ good, title, children }: StepProps) => (
  <Notice tone={good ? 'positive' : 'critical'} title={title}>
    {children}
  </Notice>
);

/** Whether the ledger that members read is the one whose end everybody reads; a line that came in between is no difference. */
function PublicEnd({ ledger: { entries }, end }: { ledger: AuctionLedger; end: LedgerEnd }) {
  const text = useText();
  const line = entries[end.lines - 1];
  const isLater = line === undefined;
  return (
    <Step
      good={isLater || line.hash === end.hash}
      title={
        isLater
          ? text('ad.ends.later')
          : text(line.hash === end.hash ? 'ad.ends.same' : 'ad.ends.differs', { line: end.lines })
      }
    />
  );
}

/** How each position was given: from the highest bid down, who has one already is passed over. */
function SlotBySlot({ ledger, checked }: { ledger: AuctionLedger; checked: Checked }) {
  const text = useText();
  const { replay } = checked;
  const judged = replay.bids.filter(
    ({ loss, state }) => state !== 'canceled' && loss !== 'superseded',
  );
  const slots = [...Map.groupBy(judged, ({ slot }) => slot)].toSorted(([a], [b]) => a - b);
  return (
    <ol className={s.slots} aria-label={text('ad.replay.steps')}>
      {slots.map(([slot, bids]) => (
        <li key={slot} className={s.given}>
          <Text weight="strong">{text('ad.auction.slot', { slot })}</Text>
          <ul className={s.tries}>
            {bids
              .toSorted((a, b) => b.amount - a.amount)
              .map((bid) => (
                <Try key={bid.id} bid={bid} ledger={ledger} checked={checked} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Try({ bid, ledger, checked }: { bid: Bid; ledger: AuctionLedger; checked: Checked }) {
  const text = useText();
  const { vnd } = useFormat();
  const nameOf = useNames(ledger);
  const told = { name: nameOf(checked.replay.names.get(bid.company)), amount: vnd(bid.amount) };
  if (bid.state === 'won') return <li>{text('ad.replay.won', told)}</li>;
  return (
    <li className={s.muted}>
      {text(bid.loss === 'company-has-slot' ? 'ad.replay.passed' : 'ad.replay.lower', told)}
    </li>
  );
}
