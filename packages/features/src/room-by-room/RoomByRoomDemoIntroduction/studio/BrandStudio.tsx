import { Button, CopyButton, Field, Input, Section, Text } from '@hien/ui';
import {
  type BrandDraft,
  brandFile,
  decodeDraft,
  draftColours,
  draftLimits,
  encodeDraft,
  firstDraft,
  judge,
  mended,
} from '@hien/ui/brand-studio';
import { paths } from '@hien/domain/routes';
import { saveAs } from '../../../shared/files/save-as.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { ColourField } from './ColourField.tsx';
import { StudioPreview } from './StudioPreview.tsx';
import { Verdicts } from './Verdicts.tsx';
import * as s from './BrandStudio.css.ts';

interface BrandStudioProps {
  /** The brand that is tried out, as `encodeDraft` writes it; empty before anything is picked. */
  code: string;
  onChange: (code: string) => void;
}

/**
 * A partner's own look on the whole page: five colours, corners, mark, name and headline. Nothing is sent or kept; the link
 * carries it, and the file is what the design system takes.
 */
export function BrandStudio({ code, onChange }: BrandStudioProps) {
  const text = useText();
  const language = useLanguage();
  const draft = code === '' ? firstDraft : decodeDraft(code);
  const verdicts = judge(draft);
  const isReadable = verdicts.every(({ passes }) => passes);
  const change = (part: Partial<BrandDraft>) => onChange(encodeDraft({ ...draft, ...part }));
  const words = (['name', 'mark', 'headline'] as const).map((part) => (
    <Field key={part} label={text(`rooms.studio.${part}`)}>
      <Input
        value={draft[part]}
        maxLength={draftLimits[part]}
        autoComplete="off"
        onChange={({ target }) => change({ [part]: target.value })}
      />
    </Field>
  ));
  const link = () =>
    `${location.origin}${paths.roomByRoomDemoIntroduction.to(language, { brand: encodeDraft(draft) })}`;
  const download = () => {
    const { name, content } = brandFile(draft);
    saveAs(name, content);
  };
  return (
    <Section title={text('rooms.studio.title')} lead={text('rooms.studio.lead')} ground="sunken">
      <div className={s.columns}>
        <div className={s.controls}>
          <div className={s.colours}>
            {draftColours.map((colour) => (
              <ColourField
                key={colour}
                colour={colour}
                value={draft.colours[colour]}
                onPick={(hex) => change({ colours: { ...draft.colours, [colour]: hex } })}
              />
            ))}
          </div>
          <label className={s.radius}>
            <Text as="span">{text('rooms.studio.radius', { pixels: draft.radius })}</Text>
            <input
              type="range"
              className={s.range}
              min={0}
              max={draftLimits.radius}
              value={draft.radius}
              onChange={({ target }) => change({ radius: target.valueAsNumber })}
            />
          </label>
          {words}
        </div>
        <div className={s.outcome}>
          <StudioPreview draft={draft} />
          <Verdicts verdicts={verdicts} onMend={() => onChange(encodeDraft(mended(draft)))} />
          <div className={s.row}>
            <Button
              variant="primary"
              onClick={download}
              {...(isReadable ? {} : { disabledReason: text('rooms.studio.file.unreadable') })}
            >
              {text('rooms.studio.file')}
            </Button>
            <CopyButton
              size="md"
              value={code === '' ? '' : link()}
              labels={{
                copy: text('rooms.studio.link'),
                copied: text('rooms.studio.link.copied'),
                failed: text('rooms.studio.link.failed'),
                byHand: text('rooms.studio.link.byHand'),
              }}
            />
            {code === '' ? null : (
              <Button variant="quiet" onClick={() => onChange('')}>
                {text('rooms.studio.reset')}
              </Button>
            )}
          </div>
          <Text size="small" tone="muted">
            {text('rooms.studio.kept')}
          </Text>
        </div>
      </div>
    </Section>
  );
}
