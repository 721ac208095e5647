import { expect, it } from 'vitest';
import { FOV, project, settled } from './sphere.ts';

const ahead = { yaw: 0, pitch: 0, fov: Math.PI / 2 };

it('sees what it looks at in the middle', () => {
  expect(project({ yaw: 0, pitch: 0 }, ahead, 16 / 9)).toEqual({ x: 0.5, y: 0.5 });
  const there = project({ yaw: 2, pitch: 0.7 }, { yaw: 2, pitch: 0.7, fov: 1 }, 1);
  expect(there?.x).toBeCloseTo(0.5);
  expect(there?.y).toBeCloseTo(0.5);
});

it('sees the right to the right, what is up above, and nothing behind', () => {
  expect(project({ yaw: Math.PI / 4, pitch: 0 }, ahead, 1)?.x).toBeCloseTo(1);
  expect(project({ yaw: 0, pitch: Math.PI / 4 }, ahead, 1)?.y).toBeCloseTo(0);
  expect(project({ yaw: Math.PI, pitch: 0 }, ahead, 1)).toBeNull();
});

it('turns for ever, but not over the poles', () => {
  expect(settled({ yaw: Math.PI * 4 + 1, pitch: 9, fov: 9 })).toEqual({
    yaw: expect.closeTo(1) as number,
    pitch: expect.closeTo(1.48) as number,
    fov: FOV.most,
  });
});
