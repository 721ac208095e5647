import { Badge, Button, Chip, Heading, Input, Price, Text } from '@hien/ui';
import { type BrandDraft, wear } from '@hien/ui/brand-studio';
import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './BrandStudio.css.ts';

const still = () => {};

/** The parts that carry a brand, in the colours as they were picked, by day and by night: a picture made of the parts themselves. */
export function StudioPreview({ draft }: { draft: BrandDraft }) {
  const text = useText();
  const { vnd, percent } = useFormat();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (root.current ? wear(root.current, draft) : undefined), [draft]);
  const name = draft.name.trim() === '' ? text('rooms.studio.sample.name') : draft.name;
  return (
    <div ref={root} className={s.previews}>
      {(['light', 'dark'] as const).map((mode) => (
        <div key={mode} role="img" aria-label={text(`rooms.studio.preview.${mode}`, { name })}>
          <div inert data-mode={mode} className={s.preview}>
            <div className={s.bar}>
              <span className={s.mark}>{draft.mark.trim() === '' ? [...name][0] : draft.mark}</span>
              {name}
            </div>
            <div className={s.window}>
              <Heading level={4} size="h3">
                {draft.headline.trim() === '' ? text('rooms.demo.title') : draft.headline}
              </Heading>
              <Text tone="muted" size="small">
                {text('rooms.demo.gain.homes.text')}
              </Text>
              <div className={s.row}>
                <Chip chosen onToggle={still}>
                  {text('rooms.studio.sample.chosen')}
                </Chip>
                <Chip onToggle={still}>{text('rooms.studio.sample.other')}</Chip>
                <Badge tone="accent">{text('rooms.studio.sample.badge')}</Badge>
              </div>
              <Price current={vnd(8_415_000)} old={vnd(9_900_000)} percent={percent(-15)} />
              <Input readOnly value={text('rooms.studio.sample.field')} />
              <div className={s.row}>
                <Button variant="primary">{text('rooms.studio.sample.primary')}</Button>
                <Button variant="accent">{text('rooms.studio.sample.buy')}</Button>
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
