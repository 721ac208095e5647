import { pieceUnitPrice } from '@hien/domain';
import { Button, ButtonLink, Logo, Picture, PrintSheet, QrCode } from '@hien/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { optionNames, roomName, shownStyle, styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './SelectionPrint.css.ts';

/** The choice as it lies on paper: pictures of the rooms, lines, total, and the way back to it. */
export function SelectionPrint({ selector }: { selector: Selector }) {
  const text = useText();
  const format = useFormat();
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  const { home, price, selection } = selector;
  const names = optionNames(home);
  const url = `${origin}${pathname}?s=${selector.code}`;
  return (
    <PrintSheet
      logo={<Logo size={24} />}
      title={text('rooms.print.title')}
      facts={[
        { label: text('rooms.print.project'), value: home.project.project_name },
        { label: text('rooms.print.home'), value: `${home.name}, ${format.area(home.area)}` },
        { label: text('rooms.print.style'), value: styleName(home, selection.style) },
      ]}
      toolbar={
        <>
          <ButtonLink variant="quiet" href={selector.lookHref(null)}>
            {text('rooms.print.back')}
          </ButtonLink>
          <Button variant="primary" onClick={() => window.print()}>
            {text('rooms.print')}
          </Button>
        </>
      }
      notes={
        <div className={s.notes}>
          <p>{text('rooms.print.note')}</p>
          <QrCode value={url} label={text('rooms.print.qr')} size={112} fallback={null} />
        </div>
      }
    >
      <ul className={s.pictures}>
        {home.rooms.map((room) => (
          <li key={room.id}>
            <Picture
              picture={
                room.views.find(({ style_id: id }) => id === shownStyle(selector, room))?.picture ??
                null
              }
              ratio="4:3"
              sizes="200px"
              alt=""
            />
            {room.name}
          </li>
        ))}
      </ul>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{text('rooms.print.piece')}</th>
            <th scope="col" className={s.figure}>
              {text('rooms.print.quantity')}
            </th>
            <th scope="col" className={s.figure}>
              {text('rooms.print.price')}
            </th>
            <th scope="col" className={s.figure}>
              {text('rooms.print.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map(({ variant, quantity, piece, places }) => (
            <tr key={variant}>
              <td>
                {names.get(places[0]?.option ?? 0)}
                <span className={s.where}>
                  {[...new Set(places.map(({ room }) => roomName(home, room)))].join(', ')}
                </span>
              </td>
              <td className={s.figure}>{format.integer(quantity)}</td>
              <td className={s.figure}>{format.vnd(pieceUnitPrice(piece))}</td>
              <td className={s.figure}>{format.vnd(pieceUnitPrice(piece) * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {text('rooms.print.vat')}
            </th>
            <td className={s.figure}>{format.vnd(price.breakdown.vat)}</td>
          </tr>
          <tr className={s.total}>
            <th scope="row" colSpan={3}>
              {text('rooms.total')}
            </th>
            <td className={s.figure}>{format.vnd(price.breakdown.goods)}</td>
          </tr>
        </tfoot>
      </table>
    </PrintSheet>
  );
}
