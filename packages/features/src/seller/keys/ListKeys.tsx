import { Button, Checkbox, Dialog } from '@hien/ui';
import { Keyboard } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { useListKeys } from './useListKeys.ts';
import * as s from './keys.css.ts';

const keys = [
  { key: 'J', does: 'seller.keys.next' },
  { key: 'K', does: 'seller.keys.before' },
  { key: 'X', does: 'seller.keys.tick' },
  { key: 'Enter', does: 'seller.keys.unfold' },
  { key: '/', does: 'seller.keys.search' },
  { key: '?', does: 'seller.keys.help' },
] as const;

/** Listens for the keys of a list, and tells which there are: at its button, or at “?”. */
export function ListKeys({ root }: { root: RefObject<HTMLElement | null> }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { off, switchOff } = useListKeys(root, () => setOpen(true));
  return (
    <>
      <Button size="sm" variant="quiet" className={s.button} onClick={() => setOpen(true)}>
        <Keyboard size={16} strokeWidth={1.75} aria-hidden />
        {text('seller.keys')}
      </Button>
      {open ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title={text('seller.keys.title')}
          closeLabel={text('seller.act.close')}
          size="sm"
        >
          <dl className={s.keys}>
            {keys.map(({ key, does }) => (
              <div key={key} className={s.row}>
                <dt>
                  <kbd className={s.key}>{key}</kbd>
                </dt>
                <dd className={s.does}>{text(does)}</dd>
              </div>
            ))}
          </dl>
          <Checkbox checked={!off} onChange={({ target }) => switchOff(!target.checked)}>
            {text('seller.keys.on')}
          </Checkbox>
        </Dialog>
      ) : null}
    </>
  );
}
