import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './OrderCard.css.ts';

export type OrderCardItem = {
  id: string;
  title: string;
  picture: PictureData | null;
  /** The chosen colour, size and the like. */
  options?: string;
  /** How many, e.g. “× 2”. */
  quantity: string;
  /** A `Price` or a figure written out. */
  price: ReactNode;
  /** A `StatusBadge` where this item stands elsewhere than its order. */
  status?: ReactNode;
};

export type OrderCardProps = {
  href: string;
  /** The order's number, e.g. “Đơn DH-260306-0042”. */
  title: string;
  /** When it was placed. */
  placed: { text: string; iso: string };
  /** The order's `StatusBadge`. */
  status: ReactNode;
  seller: { name: string; href?: string; src?: string | null };
  /** All of them; those beyond `shown` are told by `moreLabel`. */
  items: readonly OrderCardItem[];
  shown?: number;
  /** Says how many items are not shown, e.g. `(2) => 'và 2 món nữa'`. */
  moreLabel?: (count: number) => string;
  /** What happens next, in one line or as a `NextStep`. */
  next?: ReactNode;
  total: { label: string; amount: string; note?: string };
  /** The buttons, the main one last. */
  actions?: ReactNode;
  level?: 2 | 3 | 4;
};

/** One order of one seller in a list: where it stands, what is in it, what it cost, what can be done. */
export const OrderCard = ({
  href,
  title,
  placed,
  status,
  seller,
  items,
  shown = 3,
  moreLabel = (count) => `+${count}`,
  next,
  total,
  actions,
  level = 3,
}: OrderCardProps) => {
  const Title = `h${level}` as const;
  const more = items.length - Math.min(shown, items.length);
  return (
    <article className={s.root}>
      <header className={s.head}>
        <div className={s.name}>
          <Title className={s.title}>
            <LinkBase className={s.link} href={href}>
              {title}
            </LinkBase>
          </Title>
          <time className={s.placed} dateTime={placed.iso}>
            {placed.text}
          </time>
        </div>
        {status}
      </header>
      <div className={s.seller}>
        <Avatar name={seller.name} src={seller.src} size="xs" shape="square" decorative />
        {seller.href ? (
          <LinkBase className={s.sellerLink} href={seller.href}>
            {seller.name}
          </LinkBase>
        ) : (
          <span className={s.sellerName}>{seller.name}</span>
        )}
      </div>
      <ul className={s.items}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id} className={s.item}>
            <Picture className={s.picture} picture={item.picture} ratio="1:1" sizes="72px" alt="" />
            <div className={s.what}>
              <p className={s.itemTitle}>{item.title}</p>
              {item.options ? <p className={s.options}>{item.options}</p> : null}
              {item.status ? <div className={s.itemStatus}>{item.status}</div> : null}
            </div>
            <div className={s.money}>
              {item.price}
              <span className={s.quantity}>{item.quantity}</span>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={s.more}>{moreLabel(more)}</p> : null}
      {next ? <div className={s.next}>{next}</div> : null}
      <footer className={s.foot}>
        <p className={s.total}>
          <span className={s.totalLabel}>{total.label}</span>
          <strong className={s.amount}>{total.amount}</strong>
          {total.note ? <span className={s.note}>{total.note}</span> : null}
        </p>
        {actions ? <div className={s.actions}>{actions}</div> : null}
      </footer>
    </article>
  );
};
