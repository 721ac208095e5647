import { blankRoom, designLimits, ownRoomTypes } from '@hien/domain';
import { Button, ImageUploader, Select } from '@hien/ui';
import { uploadPreview, uploadsFor } from '../../../shared/forms/uploads.ts';
import { useImageTexts } from '../../../shared/forms/useImageTexts.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { MeasureInput } from '../../../shared/forms/MeasureInput.tsx';
import { DesignBox } from './DesignBox.tsx';
import { RoomPanorama } from './RoomPanorama.tsx';
import { RoomPieces } from './RoomPieces.tsx';
import { RoomPlace } from './RoomPlace.tsx';
import * as s from './designs.css.ts';
import type { Content, UploadingStep } from './wizard.ts';

type Room = Content['rooms'][number];

const upload = uploadsFor('portfolio');

/** Each room with its size, its pictures, and the pieces of the shop that stand in it. */
export function RoomsStep({ content, type, latest, faults, onPending }: UploadingStep) {
  const text = useText();
  const images = useImageTexts(designLimits.roomPictures);
  const most = content.design_type === 'by-room' ? 1 : designLimits.rooms;
  const change = (at: number, to: Partial<Room>) =>
    type({
      rooms: latest().rooms.map((room, place) => (place === at ? { ...room, ...to } : room)),
    });
  return (
    <div className={s.stack}>
      {content.rooms.map((room, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a room is its place
        <fieldset key={at} className={s.room}>
          <legend className={s.legend}>{text('design.editor.room', { number: at + 1 })}</legend>
          <div className={s.fields}>
            <DesignBox
              field={`rooms.${at}.room_type`}
              faults={faults}
              label={text('design.editor.room.type')}
              required
            >
              <Select
                value={room.room_type}
                placeholder={text('company.editor.choose')}
                options={ownRoomTypes.map((value) => ({ value, label: text(`room.${value}`) }))}
                onChange={(event) =>
                  change(at, {
                    room_type: ownRoomTypes.find((one) => one === event.currentTarget.value) ?? '',
                  })
                }
              />
            </DesignBox>
            <DesignBox
              field={`rooms.${at}.area`}
              faults={faults}
              label={text('design.editor.room.area')}
              required
            >
              <MeasureInput
                value={room.area}
                unit="m²"
                max={1_000_000}
                onChange={(area) => change(at, { area })}
              />
            </DesignBox>
            <DesignBox
              field={`rooms.${at}.pictures`}
              faults={faults}
              label={text('design.editor.room.pictures')}
              required
              className={s.wide}
            >
              <ImageUploader
                limit={designLimits.roomPictures}
                value={room.pictures}
                upload={upload}
                texts={{ ...images, cover: text('company.editor.cover') }}
                previewOf={uploadPreview}
                onPending={(count) => onPending(`room-${at}`, count)}
                onChange={(pictures) => change(at, { pictures: [...pictures] })}
              />
            </DesignBox>
          </div>
          <RoomPieces
            number={at + 1}
            room={room}
            faults={faults}
            onChange={(pieces) => change(at, { pieces: [...pieces] })}
          />
          <RoomPlace at={at} content={content} onChange={(place) => change(at, { place })} />
          <RoomPanorama
            at={at}
            value={room.panorama}
            faults={faults}
            onPending={(count) => onPending(`room-${at}-around`, count)}
            onChange={(panorama) => change(at, { panorama })}
          />
          <div>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => type({ rooms: content.rooms.filter((_, place) => place !== at) })}
            >
              {text('design.editor.room.remove', { number: at + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {content.rooms.length < most ? (
        <DesignBox field="rooms" faults={faults} required>
          <Button
            onClick={() => type({ rooms: [...content.rooms, structuredClone(blankRoom) as Room] })}
          >
            {text('design.editor.room.add')}
          </Button>
        </DesignBox>
      ) : null}
    </div>
  );
}
