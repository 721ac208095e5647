import type { RbrSlotName } from '@hien/api';
import { type DecodedSelection, compareSelections, isSurface } from '@hien/domain';
import { Button, Dialog, ShareMenu, Text } from '@hien/ui';
import { use } from 'react';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useShareLabels } from '../../shared/sharing/useShareLabels.ts';
import { useNoticeSentence } from '../Selector/LinkNotices.tsx';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import { optionNames, roomName } from '../Selector/room-words.ts';
import type { Selector } from '../Selector/useSelector.ts';
import { Wipe } from './Wipe.tsx';
import * as s from './Differences.css.ts';

/** A choice that is kept beside others, as it can be had today. */
export interface KeptChoice extends DecodedSelection {
  readonly code: string;
  readonly name: string;
}

interface DifferencesProps {
  selector: Selector;
  /** Two at least. */
  kept: readonly KeptChoice[];
}

/** The choices that were kept: two of them in one picture, and what differs line by line, with their totals. */
export function Differences({ selector, kept }: DifferencesProps) {
  const text = useText();
  const format = useFormat();
  const origin = use(OriginContext);
  const labels = useShareLabels();
  const { home, choices, room } = selector;
  const sentence = useNoticeSentence(home);
  const { totals, differing } = compareSelections(
    choices,
    kept.map(({ selection }) => selection),
  );
  const names = optionNames(home);
  const slots = new Map<string, RbrSlotName>(
    home.rooms.flatMap(({ id, slots: all }) =>
      all.map(({ slot }) => [`${id} ${slot}`, slot] as const),
    ),
  );
  const slotName = (room: number, slot: string): string => {
    const known = slots.get(`${room} ${slot}`);
    return known === undefined ? '' : text(`rooms.slot.${known}`);
  };
  return (
    <Dialog
      open
      size="lg"
      title={text('rooms.compare.title')}
      closeLabel={text('rooms.close')}
      footer={
        <ShareMenu
          url={`${origin}${selector.compareHref}`}
          title={`${text('rooms.compare.title')}: ${home.name}`}
          labels={labels}
          align="end"
        />
      }
      onOpenChange={(open) => {
        if (!open) selector.setLook(null, { replace: true });
      }}
    >
      {room === undefined ? null : <Wipe selector={selector} kept={kept} room={room} />}
      {differing.length === 0 ? <Text>{text('rooms.compare.alike')}</Text> : null}
      <div className={s.scroll}>
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col" className={s.cell}>
                {text('rooms.compare.what')}
              </th>
              {kept.map(({ code, name, notices }) => (
                <th key={code} scope="col" className={s.cell}>
                  {name}
                  {[...new Set(notices.map(sentence))].map((news) => (
                    <span key={news} className={s.news}>
                      {news}
                    </span>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {room === undefined ? null : (
              <tr>
                <th scope="row" className={s.cell}>
                  {room.name}
                </th>
                {kept.map(({ code, selection }) => (
                  <td key={code} className={s.seen}>
                    <RoomPicture
                      selector={{ home, choices, selection }}
                      room={room}
                      sizes="(width > 768px) 280px, 60vw"
                    />
                  </td>
                ))}
              </tr>
            )}
            {differing.map(({ room, slot, options }) => (
              <tr key={`${room} ${slot}`}>
                <th scope="row" className={s.cell}>
                  {roomName(home, room)} · {slotName(room, slot)}
                </th>
                {options.map((option, at) => (
                  <td key={kept[at]?.code} className={s.cell}>
                    {option === null
                      ? text(isSurface(slot) ? 'rooms.option.kept' : 'rooms.option.none')
                      : names.get(option)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={s.cell}>
                {text('rooms.total')}
              </th>
              {kept.map(({ code, seenTotal }, at) => {
                const total = totals[at] ?? 0;
                return (
                  <td key={code} className={s.sum}>
                    {format.vnd(total)}
                    {seenTotal === null || seenTotal === total ? null : (
                      <span className={s.news}>
                        {text('rooms.compare.before', { price: format.vnd(seenTotal) })}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
            <tr>
              <th scope="row" className={s.cell}>
                {text('rooms.compare.take')}
              </th>
              {kept.map(({ code }) => (
                <td key={code} className={s.cell}>
                  <Button size="sm" onClick={() => selector.take(code)}>
                    {text('rooms.compare.take')}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Dialog>
  );
}
