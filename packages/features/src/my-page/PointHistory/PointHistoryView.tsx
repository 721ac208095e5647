import type { PointMove, PointMoveList } from '@hien/api';
import { ButtonLink, Chip, EmptyState, Link, SkeletonText, Stack, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import * as s from './PointHistory.css.ts';

export const moveKinds = ['earn', 'spend', 'restore', 'expire', 'revoke'] as const;

interface PointHistoryViewProps {
  moves: Loadable<PointMoveList>;
  page: number;
  kind: PointMove['kind'] | null;
}

export function PointHistoryView({ moves, page, kind }: PointHistoryViewProps) {
  const text = useText();
  const language = useLanguage();
  const href = (next: { kind: PointMove['kind'] | null; page: number }) =>
    paths.pointHistory.to(language, {
      kind: next.kind ?? undefined,
      page: next.page === 1 ? undefined : next.page,
    });
  return (
    <MyPageFrame
      place="points"
      title={text('my-page.moves.title')}
      lead={text('my-page.moves.lead')}
      action={<Link href={paths.pointCoupon.to(language)}>{text('my-page.moves.back')}</Link>}
    >
      <Stack gap={6}>
        <nav aria-label={text('my-page.moves.filter')} className={s.chips}>
          {[null, ...moveKinds].map((one) => (
            <Chip key={one ?? 'all'} href={href({ kind: one, page: 1 })} chosen={one === kind}>
              {text(one === null ? 'my-page.moves.all' : `my-page.moves.${one}`)}
            </Chip>
          ))}
        </nav>
        <QueryBoundary
          query={moves}
          size="page"
          skeleton={<SkeletonText lines={10} />}
          isEmpty={({ items }) => items.length === 0}
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
          {({ items, meta }) => (
            <Stack gap={6}>
              <ol className={s.list}>
                {items.map((move) => (
                  <li key={move.id} className={s.item}>
                    <Move move={move} />
                  </li>
                ))}
              </ol>
              <ListPages
                page={page}
                totalPages={meta.totalPages}
                href={(next) => href({ kind, page: next })}
                label={text('my-page.moves.title')}
              />
            </Stack>
          )}
        </QueryBoundary>
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
