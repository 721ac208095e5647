import { fixtures, signInForStory, signOutForStory } from '@hien/api/testing';
import { type OfficeProject, emptyProject, picturePlan, withPlan } from '@hien/domain/office-plan';
import { type ProjectId, forget, keep } from '../store/kept-projects.ts';
import { keepPicture } from '../store/own-pictures.ts';
import { planFile } from './plan-picture.ts';

/** An office on the larger sample floor, furnished. */
export const office = (): OfficeProject => fixtures.officeProject();

/** This device keeps a project, as a guest's or one that the server has an older version of. */
export const onDevice =
  (project: OfficeProject = office(), id: ProjectId = null, version = 0) =>
  () => {
    keep(id, { project, version });
    return () => forget(id);
  };

/** Somebody is signed in; what else the device keeps comes with it. */
export const asMember =
  (also: () => () => void = () => () => undefined) =>
  () => {
    signInForStory();
    const undo = also();
    return () => {
      undo();
      forget(null);
      signOutForStory();
    };
  };

/** Nothing of another story lies on the device. */
export const emptyDevice = () => {
  forget(null);
  return () => forget(null);
};

/** A picture of one's own lies on this device, 16 × 10 m at a centimetre a pixel, with rooms on it or none. */
export const onPaper =
  (change: (project: OfficeProject) => OfficeProject = (project) => project) =>
  async () => {
    const file = await keepPicture({ picture: await planFile('tang-7.png'), walls: [] });
    const project = withPlan(emptyProject, picturePlan(file, 1_600, 1_000));
    keep(null, { project: change(project), version: 0 });
    return () => forget(null);
  };
