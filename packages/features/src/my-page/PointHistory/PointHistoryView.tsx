import type { PointMove, PointMoveList } from '@hien/api';
import { ButtonLink, EmptyState, Link, SkeletonText, Stack, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import * as s from './PointHistory.css.ts';

const moveKinds = ['earn', 'spend', 'restore', 'expire', 'revoke'] as const;

export const movesAddress = addressOf({ kind: oneOf(moveKinds), page });
export type MovesUrl = UrlOf<typeof movesAddress>;

interface PointHistoryViewProps {
  moves: Loadable<PointMoveList>;
  kind: MovesUrl['kind'];
  href: (change: Partial<MovesUrl>) => string;
}

export function PointHistoryView({ moves, kind, href }: PointHistoryViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <MyPageFrame
      section="points"
      title={text('my-page.moves.title')}
      lead={text('my-page.moves.lead')}
      action={<Link href={paths.pointCoupon.to(language)}>{text('my-page.moves.back')}</Link>}
    >
      <Stack gap={6}>
        <ListChips
          label={text('my-page.moves.filter')}
          all={text('my-page.moves.all')}
          options={moveKinds.map((value) => ({ value, label: text(`my-page.moves.${value}`) }))}
          value={kind}
          href={(value) => href({ kind: value })}
        />
        <PagedList
          query={moves}
          size="page"
          label={text('my-page.moves.title')}
          href={href}
          skeleton={<SkeletonText lines={10} />}
          empty={
            <EmptyState
              title={text('my-page.moves.empty')}
              text={text('my-page.moves.empty.text')}
              action={
                <ButtonLink href={paths.review.to(language)}>
                  {text('my-page.moves.empty.action')}
                </ButtonLink>
              }
            />
          }
        >
          {({ items }) => (
            <ol className={s.list}>
              {items.map((move) => (
                <li key={move.id} className={s.item}>
                  <Move move={move} />
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </Stack>
    </MyPageFrame>
  );
}

function Move({ move }: { move: PointMove }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const gain = move.amount > 0;
  return (
    <>
      <Text as="span" size="small" tone="muted" numeric>
        {format.date(move.at)}
      </Text>
      <div className={s.words}>
        <Text weight="strong">{text(`my-page.moves.${move.kind}`)}</Text>
        {move.product ? (
          <Link href={paths.shopDetail.to(language, { id: move.product.id })}>
            {move.product.name}
          </Link>
        ) : null}
        {move.orderNumber ? (
          <Text as="span" size="small" tone="muted" numeric>
            {text('my-page.moves.order', { number: move.orderNumber })}
          </Text>
        ) : null}
        {gain ? (
          <Text as="span" size="caption" tone="muted" numeric>
            {text('my-page.moves.until', { date: format.date(move.expiresAt) })}
          </Text>
        ) : null}
      </div>
      <span className={gain ? s.gain : s.loss}>
        {gain ? '+' : '−'}
        {format.integer(Math.abs(move.amount))}
      </span>
    </>
  );
}
