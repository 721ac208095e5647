import type { DesignDetail } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { FloorPlan } from '@hien/ui/viewers';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface DesignPlanProps {
  /** The design's name. */
  name: string;
  floors: DesignDetail['floors'];
  /** The chosen place on the plan. */
  room: string | null;
  onRoomChange: (id: string) => void;
}

/** The drawing of a design, floor by floor; rooms of the package can be pressed. */
export function DesignPlan({ name, floors, room, onRoomChange }: DesignPlanProps) {
  const text = useText();
  const format = useFormat();
  return (
    <FloorPlan
      label={text('designs.plan.label', { name })}
      floors={floors.map(({ id, plan, rooms: drawn }, at) => ({
        id,
        name: text('designs.plan.floor', { floor: at + 1 }),
        src: mediaUrl(plan),
        width: plan.width,
        height: plan.height,
        alt: plan.alt,
        rooms: drawn
          .filter(({ room_id: known }) => known !== null)
          .map((one) => ({ ...one, detail: format.area(one.area) })),
      }))}
      labels={{
        floors: text('designs.plan.floors'),
        rooms: text('designs.rooms'),
        zoomIn: text('designs.gallery.zoom-in'),
        zoomOut: text('designs.gallery.zoom-out'),
        whole: text('designs.plan.whole'),
        keys: text('designs.plan.keys'),
      }}
      room={room}
      onRoomChange={onRoomChange}
    />
  );
}
