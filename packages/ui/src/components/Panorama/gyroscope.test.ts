import { describe, expect, it } from 'vitest';
import { lookOf } from './gyroscope.ts';

const quarter = Math.PI / 2;

describe('where a device looks', () => {
  it('is straight ahead when it is held upright', () => {
    const { yaw, pitch } = lookOf(0, 90, 0);
    expect(yaw).toBeCloseTo(0);
    expect(pitch).toBeCloseTo(0);
  });

  it('is down when it lies on the table', () => {
    expect(lookOf(0, 0, 0).pitch).toBeCloseTo(-quarter);
  });

  it('goes to the right when somebody turns to the right, upright and sideways', () => {
    // `alpha` counts to the left.
    expect(lookOf(330, 90, 0).yaw).toBeCloseTo(Math.PI / 6);
    // Sideways, its top to the left: the screen looks at one who looks the way of `alpha` − 90°.
    const [before, after] = [lookOf(120, 0, -90), lookOf(90, 0, -90)];
    expect(after.yaw - before.yaw).toBeCloseTo(Math.PI / 6);
    expect(after.pitch).toBeCloseTo(0);
  });

  it('goes up when its top comes towards the face', () => {
    expect(lookOf(0, 120, 0).pitch).toBeCloseTo(Math.PI / 6);
    expect(lookOf(0, 120, 0).yaw).toBeCloseTo(0);
  });
});
