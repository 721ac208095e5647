import type { RbrProject } from '@hien/api';
import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const project = (
  id: number,
  project_name: string,
  location: string,
  towers: string[],
): RbrProject => ({
  id,
  project_name,
  location,
  towers,
  slug: String(id),
  brand: 'default',
  design_count: 1,
  thumbnail: {
    path: 'rooms',
    name: 'a.avif',
    width: 4,
    height: 3,
    alt: '',
    placeholder: '',
    color: '#ffffff',
  },
});
const projects = [
  project(1, 'Khu ven sông Bình Khánh', 'Thành phố Hồ Chí Minh', ['S1', 'S2']),
  project(2, 'Nhà vườn Hồ Tây', 'Hà Nội', []),
];

it.each([
  ['', [1, 2]],
  ['binh khanh', [1]],
  ['Hồ Tây', [2]],
  ['ho chi minh', [1]],
  ['s2', [1]],
  ['khanh ha noi', []],
])('“%s”', (q, ids) => {
  expect(matching(projects, q).map(({ id }) => id)).toEqual(ids);
});
