import {
  type OfficeProject,
  emptyProject,
  outlineOf,
  picturePlan,
  withPlan,
  withRoom,
} from '@hien/domain/office-plan';
import { forget, keep } from '../store/kept-projects.ts';
import { keepPicture } from '../store/own-pictures.ts';

/** The three rooms on whose walls the doors are that the mock finds, in pixels of its picture. */
const size = { width: 1_800, height: 1_273 } as const;
const rooms = [
  ['focus', { x: 100, y: 100, width: 312, height: 555 }],
  ['work', { x: 412, y: 100, width: 1_288, height: 555 }],
  ['corridor', { x: 100, y: 655, width: 1_600, height: 518 }],
] as const;

/** The picture with those rooms and doors, as somebody would have drawn it. */
async function pictureOfRooms(): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.strokeStyle = 'black';
  context.lineWidth = 14;
  for (const [, { x, y, width, height }] of rooms) context.strokeRect(x, y, width, height);
  for (const [x, y, width, height] of [
    [400, 300, 24, 91],
    [620, 643, 150, 24],
    [820, 643, 190, 24],
  ] as const)
    context.fillRect(x, y, width, height);
  context.lineWidth = 3;
  const quarter = Math.PI / 2;
  context.beginPath();
  context.moveTo(412, 391);
  context.lineTo(503, 391);
  context.arc(412, 391, 91, 0, -quarter, true);
  context.moveTo(620, 655);
  context.lineTo(620, 730);
  context.arc(620, 655, 75, quarter, 0, true);
  context.moveTo(770, 655);
  context.lineTo(770, 730);
  context.arc(770, 655, 75, quarter, 2 * quarter);
  context.rect(820, 649, 100, 6);
  context.rect(910, 655, 100, 6);
  context.stroke();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** A picture of one's own with three rooms at a centimetre a pixel lies on this device; nobody has looked for its doors. */
export const onFoundPlan =
  (change: (project: OfficeProject) => OfficeProject = (project) => project) =>
  async () => {
    const file = await keepPicture({ picture: await pictureOfRooms(), walls: [] });
    const plan = { ...picturePlan(file, size.width, size.height), scale: 0.01 };
    const project = rooms.reduce<OfficeProject>(
      (all, [kind, box]) => withRoom(all, outlineOf(box), kind, 'vi'),
      withPlan({ ...emptyProject, name: 'Tầng 7' }, plan),
    );
    keep(null, { project: change(project), version: 0 });
    return () => forget(null);
  };
