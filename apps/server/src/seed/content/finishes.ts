import { text, type Text } from './text.ts';

/** Walls and floors of the layered rooms, by the id in their files' names. The shop does not sell them. */
export const finishes: Readonly<Record<string, { name: Text; color: string }>> = {
  'wall-lime-cream': { name: text('Vôi kem', 'Cream limewash', '크림 석회'), color: '#e4dac8' },
  'wall-lime-clay': {
    name: text('Vôi đất nung', 'Clay limewash', '테라코타 석회'),
    color: '#cfa88c',
  },
  'wall-sage': { name: text('Xanh xô thơm', 'Sage', '세이지'), color: '#b9bfa8' },
  'wall-white': { name: text('Trắng ấm', 'Warm white', '웜 화이트'), color: '#efece4' },
  'wall-grey-green': { name: text('Xanh xám', 'Grey green', '그레이 그린'), color: '#8d9486' },
  'wall-sand': { name: text('Màu cát', 'Sand', '샌드'), color: '#dccfb9' },
  'wall-mist-blue': { name: text('Xanh sương', 'Mist blue', '미스트 블루'), color: '#bcc7cb' },
  'floor-oak': { name: text('Gỗ sồi', 'Oak', '오크'), color: '#c6a67c' },
  'floor-walnut': { name: text('Gỗ óc chó', 'Walnut', '월넛'), color: '#6f4e37' },
  'floor-pine': { name: text('Gỗ thông', 'Pine', '파인'), color: '#d9b98a' },
  'floor-terrazzo': { name: text('Đá mài', 'Terrazzo', '테라조'), color: '#d8d2c6' },
  'floor-stone-tile': { name: text('Gạch vân đá', 'Stone tile', '스톤 타일'), color: '#c9c3b8' },
  'floor-clay-tile': {
    name: text('Gạch bông đất nung', 'Clay tile', '테라코타 타일'),
    color: '#b97855',
  },
  'floor-concrete': {
    name: text('Bê tông mài', 'Polished concrete', '콘크리트'),
    color: '#a9a6a0',
  },
};
