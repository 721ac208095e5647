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
      { id: 'living', name: 'Phòng khách', detail: '26 m²', x: 0.34, y: 0.44 },
      { id: 'kitchen', name: 'Bếp', detail: '11,6 m²', x: 0.74, y: 0.34 },
      { id: 'dining', name: 'Phòng ăn', detail: '9,5 m²', x: 0.74, y: 0.64 },
      { id: 'balcony', name: 'Ban công', detail: '7,8 m²', x: 0.34, y: 0.16 },
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
      { id: 'master', name: 'Phòng ngủ chính', detail: '16,8 m²', x: 0.36, y: 0.42 },
      { id: 'study', name: 'Phòng ngủ nhỏ', detail: '10,4 m²', x: 0.72, y: 0.4 },
    ],
  },
];
