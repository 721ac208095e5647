import { fixtures, signInForStory, signOutForStory } from '@hien/api/testing';
import type { OfficeProject } from '@hien/domain/office-plan';
import { type ProjectId, forget, keep } from '../store/kept-projects.ts';

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
