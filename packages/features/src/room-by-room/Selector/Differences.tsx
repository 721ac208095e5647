import type { RbrHomeRoom, RbrSlotName } from '@hien/api';
import { compareSelections, decodeSelection, isSurface } from '@hien/domain';
import { Button, Dialog, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { optionNames, roomName } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './Differences.css.ts';

type Props = {
  selector: Selector;
  codes: readonly string[];
  nameOf: (code: string, at: number) => string;
  /** The room that is looked at, in the style of a choice. */
  viewOf: (code: string) => RbrHomeRoom['views'][number] | undefined;
  onClose: () => void;
};

/** What differs between the choices that were kept, line by line, with their totals. */
export function Differences({ selector, codes, nameOf, viewOf, onClose }: Props) {
  const text = useText();
  const format = useFormat();
  const { home, choices, room } = selector;
  const { totals, differing } = compareSelections(
    choices,
    codes.map((code) => decodeSelection(choices, code).selection),
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
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {differing.length === 0 ? <Text>{text('rooms.compare.alike')}</Text> : null}
      <div className={s.scroll}>
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col" className={s.cell}>
                {text('rooms.compare.what')}
              </th>
              {codes.map((code, at) => (
                <th key={code} scope="col" className={s.cell}>
                  {nameOf(code, at)}
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
                {codes.map((code) => {
                  const view = viewOf(code);
                  return (
                    <td key={code} className={s.seen}>
                      <Picture
                        picture={view?.picture ?? null}
                        ratio="4:3"
                        sizes="(width > 768px) 280px, 60vw"
                        alt={view?.picture.alt ?? ''}
                      />
                      <span className={s.truth}>
                        {text(`rooms.truth.${view?.truth ?? 'example'}`)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            )}
            {differing.map(({ room, slot, options }) => (
              <tr key={`${room} ${slot}`}>
                <th scope="row" className={s.cell}>
                  {roomName(home, room)} · {slotName(room, slot)}
                </th>
                {options.map((option, at) => (
                  <td key={codes[at]} className={s.cell}>
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
              {totals.map((total, at) => (
                <td key={codes[at]} className={s.sum}>
                  {format.vnd(total)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className={s.cell}>
                {text('rooms.compare.take')}
              </th>
              {codes.map((code) => (
                <td key={code} className={s.cell}>
                  <Button
                    size="sm"
                    onClick={() => {
                      selector.take(code);
                      onClose();
                    }}
                  >
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
