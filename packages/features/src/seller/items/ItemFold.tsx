import { type ShopItem, sendShopItemEvents } from '@hien/api';
import { type SaleEvent, buyersSee, saleEvents, saleRefusal, hasBuyersPage } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { addsCell, shownIn, stockCell } from './grid-edits.ts';
import { GridCell } from './GridCell.tsx';
import { ItemHistory } from './ItemHistory.tsx';
import type { Grid } from './ItemTable.tsx';
import { SaleDialog } from './SaleDialog.tsx';
import { saleWords } from './sale-words.ts';
import * as s from './items.css.ts';

/** What an item unfolds: what buyers see of it, its sale, and of each option what it adds to the price and its stock. */
export function ItemFold({ item, grid }: { item: ShopItem; grid: Grid }) {
  return (
    <div className={s.fold}>
      <div className={s.side}>
        <Sale item={item} />
        <ItemHistory item={item} />
      </div>
      {item.options.length > 1 ? <Options item={item} grid={grid} /> : null}
    </div>
  );
}

function Sale({ item }: { item: ShopItem }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <div className={s.part}>
      <h2 className={s.partTitle}>{text('seller.items.buyers')}</h2>
      <Text>{buyersSee[item.state][language]}</Text>
      {item.appPrice === null ? null : (
        <Text tone="muted">{text('seller.items.app', { price: format.vnd(item.appPrice) })}</Text>
      )}
      <div className={s.buttons}>
        <ButtonLink size="sm" href={paths.shopManagerUploadItem.to(language, { id: item.id })}>
          {text('seller.items.edit')}
        </ButtonLink>
        <ButtonLink size="sm" href={paths.shopManagerDetailContent.to(language, { id: item.id })}>
          {text('seller.story.title')}
        </ButtonLink>
        <ButtonLink size="sm" href={paths.shopManagerAddItemNotice.to(language, { id: item.id })}>
          {text('seller.items.notices')}
        </ButtonLink>
        {hasBuyersPage(item.state) ? (
          <ButtonLink size="sm" href={paths.shopDetail.to(language, { id: item.id })}>
            {text('seller.items.page')}
          </ButtonLink>
        ) : null}
        {saleEvents
          .filter((event) => saleRefusal(item, event) === null)
          .map((event) =>
            event === 'seller.delete' ? (
              <DeleteButton key={event} item={item} />
            ) : (
              <SaleButton key={event} item={item} event={event} />
            ),
          )}
      </div>
      <span className={s.small}>
        {text('seller.items.changed', { when: format.date(item.changedAt, 'dateTime') })}
      </span>
    </div>
  );
}

function SaleButton({ item, event }: { item: ShopItem; event: SaleEvent }) {
  const text = useText();
  const toast = useToast();
  const sending = useSend(sendShopItemEvents, { about: item.id });
  const [failed, setFailed] = useState<string>();
  const press = async () => {
    const failure = await sending.submit({ event, ids: [item.id] }, ({ items: [result] }) => {
      setFailed(result?.message ?? undefined);
      if (result?.done === true)
        toast.show({ tone: 'positive', text: text('seller.items.done', { count: 1 }) });
    });
    if (failure !== undefined) setFailed(failure.message);
  };
  return (
    <>
      <Button size="sm" loading={sending.busy} onClick={() => void press()}>
        {text(saleWords[event].label)}
      </Button>
      {failed === undefined ? null : (
        <span role="alert" className={s.wrong}>
          {failed}
        </span>
      )}
    </>
  );
}

/** Deleting cannot be taken back, so it is asked first. */
function DeleteButton({ item }: { item: ShopItem }) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
        {text(saleWords['seller.delete'].label)}
      </Button>
      {asks ? (
        <SaleDialog event="seller.delete" items={[item]} onClose={() => setAsks(false)} />
      ) : null}
    </>
  );
}

/** What is typed of an option: what it adds to the price, and its stock. */
const ofOption = [
  ['additional', addsCell],
  ['stock', stockCell],
] as const;

function Options({ item, grid }: { item: ShopItem; grid: Grid }) {
  const text = useText();
  const edit = grid.edits[item.id];
  const [first, ...others] = item.options;
  const top = first === undefined ? null : shownIn(item, edit, stockCell(first.id));
  return (
    <div className={s.part}>
      <h2 className={s.partTitle}>{text('seller.items.stock-title')}</h2>
      <ul className={s.options}>
        {item.options.map(({ id, name, sku, color }) => (
          <li key={id} className={s.option}>
            <span className={`${s.words} ${s.optionWords}`}>
              <span className={s.optionName}>
                {color === null ? null : (
                  <span className={s.swatch} style={{ backgroundColor: color }} aria-hidden />
                )}
                {name}
              </span>
              <span className={s.small}>{sku}</span>
            </span>
            {ofOption.map(([column, cellOf]) => (
              <span key={column} className={s.optionCell}>
                <span className={s.small} aria-hidden>
                  {text(`seller.items.column.${column}`)}
                </span>
                <GridCell
                  item={item}
                  edit={edit}
                  cell={cellOf(id)}
                  column={column}
                  label={text('seller.items.cell', {
                    column: text(`seller.items.column.${column}`),
                    item: `${item.name}, ${name}`,
                  })}
                  onType={(value) => grid.type([{ item, cell: cellOf(id), value }])}
                />
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            grid.type(others.map(({ id }) => ({ item, cell: stockCell(id), value: top })))
          }
        >
          {text('seller.items.fill')}
        </Button>
      </div>
    </div>
  );
}
