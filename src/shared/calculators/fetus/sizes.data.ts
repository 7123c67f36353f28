/**
 * Size of a fetus at the completed week (week + 0 days): mean crown-rump length in mm by INTERGROWTH-21st (Papageorghiou 2014),
 * and estimated weight in g, 5th, 50th and 95th percentile, by WHO's fetal charts (Kiserud 2017), each for the weeks that its
 * source covers.
 */
export interface FetalSize {
  readonly week: number;
  readonly crl?: number;
  readonly weight?: readonly [p5: number, p50: number, p95: number];
}

export const fetalSizes: readonly FetalSize[] = [
  { week: 9, crl: 21.9 },
  { week: 10, crl: 32.6 },
  { week: 11, crl: 43.8 },
  { week: 12, crl: 55.6 },
  { week: 13, crl: 67.8 },
  { week: 14, crl: 80.6, weight: [73, 90, 109] },
  { week: 15, crl: 93.9, weight: [93, 114, 138] },
  { week: 16, weight: [117, 144, 174] },
  { week: 17, weight: [146, 179, 217] },
  { week: 18, weight: [181, 222, 268] },
  { week: 19, weight: [223, 272, 328] },
  { week: 20, weight: [271, 330, 399] },
  { week: 21, weight: [327, 398, 481] },
  { week: 22, weight: [392, 476, 575] },
  { week: 23, weight: [465, 565, 682] },
  { week: 24, weight: [548, 665, 803] },
  { week: 25, weight: [641, 778, 938] },
  { week: 26, weight: [743, 902, 1087] },
  { week: 27, weight: [855, 1039, 1251] },
  { week: 28, weight: [977, 1189, 1429] },
  { week: 29, weight: [1108, 1350, 1622] },
  { week: 30, weight: [1247, 1523, 1828] },
  { week: 31, weight: [1394, 1707, 2046] },
  { week: 32, weight: [1548, 1901, 2276] },
  { week: 33, weight: [1708, 2103, 2516] },
  { week: 34, weight: [1872, 2312, 2764] },
  { week: 35, weight: [2038, 2527, 3018] },
  { week: 36, weight: [2205, 2745, 3277] },
  { week: 37, weight: [2372, 2966, 3538] },
  { week: 38, weight: [2536, 3186, 3799] },
  { week: 39, weight: [2696, 3403, 4058] },
  { week: 40, weight: [2849, 3617, 4312] },
];
