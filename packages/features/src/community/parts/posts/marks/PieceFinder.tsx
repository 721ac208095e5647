import { listProducts } from '@hien/api';
import { postLimits } from '@hien/domain';
import { Button, Field, Input, Picture, Price, SkeletonText, Text } from '@hien/ui';
import { useId, useState, type Ref } from 'react';
import { useCall } from '../../../../shared/calls/useCall.ts';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../../shared/query/QueryBoundary.tsx';
import { useDebounced } from '../../../../shared/search/useDebounced.ts';
import type { Marked } from './marks-of.ts';
import * as s from './marks.css.ts';

interface PieceFinderProps {
  ref: Ref<HTMLInputElement>;
  /** What the field begins with: the author's words of before. */
  words: string;
  onName: (what: Marked) => void;
}

/** What stands there: typed once, and either found in the shop or kept as the author's own words. */
export function PieceFinder({ ref, words, onName }: PieceFinderProps) {
  const text = useText();
  const { vnd } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState(words);
  const own = typed.trim();
  const q = useDebounced(own, 250);
  const found = useCall(
    listProducts,
    { q, limit: 5 },
    { enabled: q !== '', placeholderData: (before) => before },
  );
  const keepOwn = () => {
    if (own !== '') onName({ product_id: null, label: own });
  };
  return (
    <>
      <Field id={id} label={text('write-post.mark.what')} hint={text('write-post.mark.what.hint')}>
        <Input
          ref={ref}
          type="search"
          maxLength={postLimits.label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The post is not sent by naming a mark.
            event.preventDefault();
            keepOwn();
          }}
        />
      </Field>
      {own === '' ? null : (
        <Button size="sm" className={s.own} onClick={keepOwn}>
          {text('write-post.mark.own', { words: own })}
        </Button>
      )}
      {q === '' || own === '' ? null : (
        <QueryBoundary query={found} size="section" skeleton={<SkeletonText lines={6} />}>
          {({ products }) =>
            products.length === 0 ? (
              <Text size="small" tone="muted">
                {text('write-post.mark.none')}
              </Text>
            ) : (
              <ul className={s.found} aria-label={text('write-post.mark.found')}>
                {products.map(({ id: product, name, picture, prices, availability }) => (
                  <li key={product}>
                    <button
                      type="button"
                      className={s.piece}
                      onClick={() => onName({ product_id: product, label: name })}
                    >
                      <span className={s.thumb}>
                        <Picture picture={picture} ratio="1:1" sizes="56px" alt="" />
                      </span>
                      <span className={s.words}>
                        <span className={s.name}>{name}</span>
                        <Price
                          size="sm"
                          current={vnd(prices.finalPrice)}
                          currentLabel={text('price.now')}
                        />
                        {availability === 'sold_out' ? (
                          <span className={s.note}>{text('product.sold-out')}</span>
                        ) : null}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      )}
    </>
  );
}
