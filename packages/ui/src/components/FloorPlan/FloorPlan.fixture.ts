import type { FloorPlanProps } from './FloorPlan.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

export const planLabels: FloorPlanProps['labels'] = {
  floors: 'Tầng',
  rooms: common.rooms,
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  whole: words('Xem toàn bộ', 'All of it', '전체 보기'),
  keys: 'Phím cộng và trừ để phóng to, thu nhỏ; phím mũi tên để di chuyển.',
};

export const twoFloors: FloorPlanProps['floors'] = [
  {
    id: 'ground',
    name: words('Tầng trệt', 'Ground floor', '1층'),
    src: '/media/plans/plan-duplex-1.svg',
    width: 706,
    height: 751,
    alt: 'Mặt bằng tầng trệt căn duplex',
    rooms: [
      {
        id: 'living',
        name: common.livingRoom,
        detail: '26 m²',
        x: 0.3462,
        y: 0.4447,
        box: { x: 0.1105, y: 0.2317, width: 0.4714, height: 0.4261 },
      },
      {
        id: 'kitchen',
        name: words('Bếp', 'Kitchen', '주방'),
        detail: '11,6 m²',
        x: 0.736,
        y: 0.3766,
        box: { x: 0.5819, y: 0.2317, width: 0.3082, height: 0.2897 },
      },
      {
        id: 'dining',
        name: words('Phòng ăn', 'Dining room', '다이닝룸'),
        detail: '9,5 m²',
        x: 0.736,
        y: 0.6407,
        box: { x: 0.5819, y: 0.5214, width: 0.3082, height: 0.2386 },
      },
      {
        id: 'balcony',
        name: words('Ban công', 'Balcony', '발코니'),
        detail: '7,8 m²',
        x: 0.3462,
        y: 0.1678,
        box: { x: 0.1105, y: 0.1039, width: 0.4714, height: 0.1278 },
      },
    ],
  },
  {
    id: 'upper',
    name: words('Tầng lửng', 'Mezzanine', '중층'),
    src: '/media/plans/plan-duplex-2.svg',
    width: 706,
    height: 655,
    alt: 'Mặt bằng tầng lửng căn duplex',
    rooms: [
      {
        id: 'master',
        name: common.mainBedroom,
        detail: '16,8 m²',
        x: 0.3008,
        y: 0.3145,
        box: { x: 0.1105, y: 0.1191, width: 0.3807, height: 0.3908 },
      },
      {
        id: 'study',
        name: words('Phòng ngủ nhỏ', 'Small bedroom', '작은방'),
        detail: '10,4 m²',
        x: 0.7722,
        y: 0.3145,
        box: { x: 0.6544, y: 0.1191, width: 0.2357, height: 0.3908 },
      },
    ],
  },
];
