import type { RbrHome } from '@hien/api';
import { type SelectionNotice, isSurface } from '@hien/domain';
import { Button, Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { optionNames, roomName, styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './Selector.css.ts';

/** What had to be changed in a selection, a sentence each. */
export function useNoticeSentence(home: RbrHome): (notice: SelectionNotice) => string {
  const text = useText();
  const names = optionNames(home);
  return (notice) => {
    switch (notice.kind) {
      case 'unknown_option':
        return text('rooms.notice.unknown_option', { room: roomName(home, notice.room) });
      case 'unknown_style':
        return text('rooms.notice.unknown_style', { kept: styleName(home, notice.kept) });
      case 'style_missing':
        return text('rooms.notice.style_missing', {
          room: roomName(home, notice.room),
          kept: styleName(home, notice.kept),
        });
      case 'retired':
      case 'sold_out':
        return text(`rooms.notice.${notice.kind}`, {
          room: roomName(home, notice.room),
          option: names.get(notice.option) ?? '',
          kept:
            (notice.kept === null ? undefined : names.get(notice.kept)) ??
            text(isSurface(notice.slot) ? 'rooms.option.kept' : 'rooms.notice.nothing'),
        });
      default:
        return text(`rooms.notice.${notice.kind}`);
    }
  };
}

/** What had to be changed in the link that was opened, by name, and a price that moved since, with both. */
export function LinkNotices({ selector }: { selector: Selector }) {
  const text = useText();
  const format = useFormat();
  const { home, news } = selector;
  const sentence = useNoticeSentence(home);
  if (news === null) return null;
  const sentences = [
    ...news.notices.map(sentence),
    ...(news.price === null
      ? []
      : [
          text('rooms.notice.price', {
            before: format.vnd(news.price.before),
            now: format.vnd(news.price.now),
          }),
        ]),
  ];
  return (
    <Notice
      tone="caution"
      role="status"
      title={text('rooms.notices')}
      action={
        <Button variant="quiet" size="sm" onClick={selector.hideNews}>
          {text('rooms.notices.hide')}
        </Button>
      }
    >
      <ul className={s.news}>
        {[...new Set(sentences)].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Notice>
  );
}
