import type { Examples } from '../examples.ts';
import { ProjectTeaser } from './ProjectTeaser.tsx';

const project = { id: 1, title: 'იცოდე შენი წნევა', url: '/', image: null, sponsor: null };
const sponsor = { title: 'გამოგონილი პარტნიორი', url: null, logo: null };

export const projectTeaser: Examples = {
  component: 'ProjectTeaser',
  examples: [
    { name: 'with a sponsor', view: <ProjectTeaser project={{ ...project, sponsor }} /> },
    { name: 'of our own', view: <ProjectTeaser project={project} /> },
  ],
};
