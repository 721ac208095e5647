import { designLimits, isAllAround } from '@hien/domain';
import { ImageUploader, Text } from '@hien/ui';
import { useState } from 'react';
import { uploadPreview, uploadsFor } from '../../../shared/forms/uploads.ts';
import { useImageTexts } from '../../../shared/forms/useImageTexts.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { DesignBox } from './DesignBox.tsx';
import * as s from './designs.css.ts';
import type { Step } from './wizard.ts';

interface RoomPanoramaProps {
  /** Of the room in the list, from 0. */
  at: number;
  value: string | null;
  faults: Step['faults'];
  onPending: (count: number) => void;
  onChange: (panorama: string | null) => void;
}

const upload = uploadsFor('portfolio');

/** The room all around: a picture whose sides do not fit is told at once, not after sending. */
export function RoomPanorama({ at, value, faults, onPending, onChange }: RoomPanoramaProps) {
  const text = useText();
  const images = useImageTexts(1);
  const [flat, setFlat] = useState<string | null>(null);
  const field = `rooms.${at}.panorama`;
  const isFlat = value !== null && (flat === value || faults.some((one) => one.field === field));
  return (
    <div className={s.around}>
      <DesignBox
        field={field}
        faults={[]}
        label={text('design.editor.panorama', { number: at + 1 })}
        hint={text('design.editor.panorama.hint', { width: designLimits.panoramaWidth })}
      >
        <ImageUploader
          limit={1}
          value={value === null ? [] : [value]}
          upload={upload}
          texts={images}
          previewOf={uploadPreview}
          onPending={onPending}
          onChange={([address]) => onChange(address ?? null)}
        />
      </DesignBox>
      {value === null ? null : (
        <img
          key={value}
          className={s.image}
          src={value}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setFlat(isAllAround({ width, height }) ? null : value)
          }
        />
      )}
      {isFlat ? (
        <Text size="small" role="alert">
          {text('design.editor.panorama.flat', { width: designLimits.panoramaWidth })}
        </Text>
      ) : null}
    </div>
  );
}
