import type { FloorPlanProps } from './FloorPlan.tsx';

export const planLabels: FloorPlanProps['labels'] = {
  floors: 'Tầng',
  rooms: 'Các phòng',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  whole: 'Xem toàn bộ',
  keys: 'Phím cộng và trừ để phóng to, thu nhỏ; phím mũi tên để di chuyển.',
};

export const twoFloors: FloorPlanProps['floors'] = [
  {
    id: 'ground',
    name: 'Tầng trệt',
    src: '/media/plans/plan-duplex-1.svg',
    width: 706,
    height: 751,
    alt: 'Mặt bằng tầng trệt căn duplex',
    rooms: [
      {
        id: 'living',
        name: 'Phòng khách',
        detail: '26 m²',
        x: 0.3462,
        y: 0.4447,
        box: { x: 0.1105, y: 0.2317, width: 0.4714, height: 0.4261 },
      },
      {
        id: 'kitchen',
        name: 'Bếp',
        detail: '11,6 m²',
        x: 0.736,
        y: 0.3766,
        box: { x: 0.5819, y: 0.2317, width: 0.3082, height: 0.2897 },
      },
      {
        id: 'dining',
        name: 'Phòng ăn',
        detail: '9,5 m²',
        x: 0.736,
        y: 0.6407,
        box: { x: 0.5819, y: 0.5214, width: 0.3082, height: 0.2386 },
      },
      {
        id: 'balcony',
        name: 'Ban công',
        detail: '7,8 m²',
        x: 0.3462,
        y: 0.1678,
        box: { x: 0.1105, y: 0.1039, width: 0.4714, height: 0.1278 },
      },
    ],
  },
  {
    id: 'upper',
    name: 'Tầng lửng',
    src: '/media/plans/plan-duplex-2.svg',
    width: 706,
    height: 655,
    alt: 'Mặt bằng tầng lửng căn duplex',
    rooms: [
      {
        id: 'master',
        name: 'Phòng ngủ chính',
        detail: '16,8 m²',
        x: 0.3008,
        y: 0.3145,
        box: { x: 0.1105, y: 0.1191, width: 0.3807, height: 0.3908 },
      },
      {
        id: 'study',
        name: 'Phòng ngủ nhỏ',
        detail: '10,4 m²',
        x: 0.7722,
        y: 0.3145,
        box: { x: 0.6544, y: 0.1191, width: 0.2357, height: 0.3908 },
      },
    ],
  },
];
