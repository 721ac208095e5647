import type { RbrHomeRoom } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, OptionPicker, Radio, RadioGroup, Stack, Text } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { shownStyle } from './room-words.ts';
import type { Selector } from './useSelector.ts';

/** The look that fills the slots nobody touched: of the whole home, or of this room alone. */
export function StylePicker({ selector, room }: { selector: Selector; room: RbrHomeRoom }) {
  const text = useText();
  const language = useLanguage();
  const [scope, setScope] = useState<'home' | 'room'>('home');
  const drawn = new Set(room.views.map(({ style_id: id }) => id));
  const styles = selector.home.styles.filter(({ id }) => drawn.has(id));
  if (styles.length < 2) return null;
  return (
    <Stack gap={2}>
      <OptionPicker
        label={text('rooms.style')}
        options={styles.map(({ id, style_name: label, thumbnail }) => ({
          id: String(id),
          label,
          swatch: thumbnail,
        }))}
        value={String(shownStyle(selector, room))}
        onChange={(id) =>
          scope === 'home' ? selector.chooseStyle(Number(id)) : selector.chooseRoomStyle(Number(id))
        }
      />
      {selector.home.rooms.length > 1 ? (
        <RadioGroup
          legend={text('rooms.style.for')}
          layout="inline"
          value={scope}
          onChange={(value) => setScope(value === 'room' ? 'room' : 'home')}
        >
          <Radio value="home">{text('rooms.style.home')}</Radio>
          <Radio value="room">{text('rooms.style.room')}</Radio>
        </RadioGroup>
      ) : null}
      <Text size="small">
        <Link href={paths.rbrStyleChecking.to(language, { id: selector.home.design_id })}>
          {text('rooms.check.title')}
        </Link>
      </Text>
    </Stack>
  );
}
