import type { DiaryKind } from '#shared/medicine/diaries/diary-kinds.ts';

interface TopicTools {
  /** Aliases of calculators, the most useful first. */
  readonly calculators: readonly string[];
  readonly diaries: readonly DiaryKind[];
  /** Aliases of the encyclopedia's terms that readers of the topic meet first. */
  readonly terms: readonly string[];
}

/**
 * What helps with a top category, by its alias, as an editor would choose it: a search for the category's title finds terms that
 * mention it in passing. A category that is not listed has nothing beside it.
 */
const toolsOfTopics: Readonly<Record<string, TopicTools>> = {
  'guli-da-siskhldzarghvebi': {
    calculators: ['siskhlis-analizi', 'masis-indeqsis-gansazghvra', 'shaqari-siskhlshi'],
    diaries: ['pressure'],
    terms: [
      'hipertenzia',
      'qolesterini',
      'arithmia',
      'atherosklerozi',
      'stenokardia',
      'miokardiumis-infarqti',
    ],
  },
  bavshvi: {
    calculators: ['bavshvis-tsona-da-simaghle', 'tslamde-bavshvis-ganvithareba'],
    diaries: ['growth', 'vaccination'],
    terms: ['ckheleba', 'vaqcina', 'gautsyloeba', 'febriluri-krunchkhva', 'rotavirusi', 'd-vitamini'],
  },
  'qalis-janmrtheloba': {
    calculators: ['orsulobis-vada', 'ovulaciis-kalendari', 'nayofis-ganvithareba'],
    diaries: ['pregnancy'],
    terms: ['menstruacia', 'trimestri', 'preeklamfsia', 'menopauza', 'pap-testi', 'endometriozi'],
  },
  kveba: {
    calculators: [
      'kaloriebis-mthvleli',
      'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis',
      'masis-indeqsis-gansazghvra',
      'shaqari-siskhlshi',
    ],
    diaries: ['sugar'],
    terms: ['diabeti', 'simsuqne', 'glukoza', 'rkinis-deficiti', 'iodi', 'd-vitamini'],
  },
  'nervuli-sistema': {
    calculators: [],
    diaries: [],
    terms: ['shakiki', 'dadzabulobis-thavis-tkivili', 'insulti', 'thavbruskhveva', 'udziloba', 'shfothva'],
  },
  'sakhsrebi-da-kunthebi': {
    calculators: ['masis-indeqsis-gansazghvra', 'siskhlis-analizi'],
    diaries: [],
    terms: ['osteoarthriti', 'podagra', 'ishiasi', 'lumbago', 'osteoporozi', 'ghrdzoba'],
  },
  kani: {
    calculators: [],
    diaries: [],
    terms: ['akne', 'atopiuri-dermatiti', 'fsoriazi', 'khali', 'melanoma', 'tchintchris-cieba'],
  },
  'filtvebi-da-sunthqva': {
    calculators: [],
    diaries: [],
    terms: ['asthma', 'inhaleri', 'bronqiti', 'pnevmonia', 'qoshini', 'gripi'],
  },
};

/** Returns what helps with a top category. */
export const toolsOfTopic = (alias: string): TopicTools =>
  toolsOfTopics[alias] ?? { calculators: [], diaries: [], terms: [] };
