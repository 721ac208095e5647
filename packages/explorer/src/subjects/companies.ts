import { newProject, projectEventLabels, projectMachine, projectTexts } from '@hien/domain';
import { subjectOf } from '../subject.ts';

export const project = subjectOf({
  title: { vi: 'Công trình của nhà thầu', en: 'Contractor’s project', ko: '시공 사례' },
  machine: projectMachine,
  texts: projectTexts,
  events: projectEventLabels,
  begin: newProject,
  samples: () => ({
    'project.submit': { complete: true },
    'project.approve': {},
    'project.reject': { reason: 'Ảnh thứ hai là của công ty khác' },
    'project.withdraw': {},
    'project.resubmit': { changed: true },
    'project.edit_request': { changed: true },
    'project.edit_approve': {},
    'project.edit_reject': { reason: 'Diện tích không khớp mô tả' },
    'project.edit_withdraw': {},
    'project.delete': {},
  }),
});
