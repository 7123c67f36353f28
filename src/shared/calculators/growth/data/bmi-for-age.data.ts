import type { PackedTable, Sex } from './growth-table.ts';

/** WHO Child Growth Standards, 2006: L, M and S. */
export const bmiForAge: Readonly<Record<Sex, PackedTable>> = {
  F: {
    L: {
      knots: `
      -631 993 0 -1 1 0 0 0 -1170 0 1 -1 0 0 1 41 8 6 5 5 4 5 3 4 3 3 3 2 3 2 2 2 2 2 1 2 -368 54 42 32 27
      22 18 16 15 11 11 9 10 7 7 7 5 7 4 5 5 3 4 4 4 2 4 2 4 1 3 3 1 3 2 2 1 2 2 1 2 2 1 1 2 0 2 1 2 0 1 2
      0 1 2 0 1 0 2 0 1 1 1 0 1 1 0 1 0 1 0 2 -1 1 1 0 1 0 1 0 0 1 1 -1 2 -1 1 1 -1 1 1 0 0 0 1 0 1 0 0 23
      315 -305 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0 0 0`,
      corrections:
        'ooooopoopopoooooooooopoopoopoooonnoonoooopooooopoooononooonnnooonooooooopoooonoonnnnooonooooonnoonoopopooooooooooooooooooooooonnnnooooooppoooppoooopoooooooopopoooopoooopooooooooooooooooopoopoooopoopooooooopoooooonononoonooooooooopooooooooopopooppoooooooooonooooooooononononoopooppooooooooppooononooooooooopopoooonooonooopppooooonoooonnoonnoonoooopopoooooooooopopooppoopppoooooooooooooooooooonooononnoonononononononnoooooooooopoooooonooooooopppoooooooooooooooooooooooooooooononooononoopopopoooooooooooooooopoononoooopopooppoooooonoooopooppppoooooooooooooooooooooooooppooooppooopoooooonooononnonnooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo',
    },
    M: {
      knots: `
      133363 -178 -1 1 -1 0 1 -1 521 -1 0 0 0 0 0 327 36 18 8 1 -3 -7 -10 -11 -13 -14 -14 -15 -15 -13 -18
      -17 -18 -17 -16 -15 2708 -540 -435 -327 -279 -239 -195 -162 -139 -123 -105 -88 -74 -66 -63 -58 -56
      -49 -48 -44 -43 -42 -37 -35 -33 -31 -27 -25 -24 -22 -19 -18 -16 -15 -11 -11 -8 -6 -6 -3 -2 -2 -1 1 1
      2 3 2 3 3 4 3 5 4 4 5 4 5 4 5 4 5 5 5 4 5 5 5 5 4 5 4 5 5 4 4 5 5 4 5 3 6 3 6 4 4 5 5 5 3 6 3 5 4 5
      3 4 3 5 51 2849 -2869 -29 1 1 0 1 1 1 0 1 0 1 1 0 1 0 0 1 0 1 0 0 1 -1 2 -1 1 0 0 1 0 0 0 1 1 0 0 1
      1 0 0 2 0 1 0 1 1 1 1 0 1 1 1 0 1 1 1 1 0 1 1 0 1 1 0 1 1 -1 2 0 0 1 1 -1 2 -1 2 -1 1 0 1 0 1 0 0 1
      1 -1 2 0 0 1 1 0 0 1 1 0 1 1 0 1 0 1 1 0 1 1 1 0 1 0 1 1 1 0 2 -1 2 0 1 0 2 0 0 1 1 0 1 0 0 2 -1 1 1
      -1 1 1 -1 1 0 1 -1 1 0 1 -1 1 0 0 1 -1 1 0 0 1 -2`,
      corrections:
        'onmmmmopppqoonnnnoonmmnnopoooonononnonooooopooonnnnoooonoonooooooopoooooooonooooonnoooooopoopoooooooooooonnooooooooppppoooonnnoooopooopoooooopopoooonooooooooooppoonooooonnoonnooooooooooooonnoonooononoooooopooonooooooooooooooooonoooooopoppooooooooonoononoooopopoopooopooooooopooooononoooooooononnoooooooooonooooooopooooonnnnoooooooooonoonoooooooooooooooooooooooooooooooooooooooooooonoonnooonoooooooooopooooooponoonnononooooonoonoooooooooooooonoonoonnnoooooooooopoopooooooooooooooononoopoopoononooooopoooooooonoonooooopoooppoppoopoonnnnooooopooooooooooooopooopooppoopooooonnooonoonoooooooooooooooooooopppooppoopopoooonooooooooooopopoopooonoooonnoooooooooooooooopppoopoooooonooooooononononononononnooooonooooooooononoonnonooonooonooonoooppooooooonnoooooooooooooooooooooooonnoooonnnooonnoooooooppoppopoooooooooonooooooooooopoooononooonoooooppooooooooooooooonnnooonooopoopopoooooooooooooonnonoonnoooooooooooooooonnnooonooopoopopopoooooopopoooononooonooopoooooooooooooooooppoooooooooooopopooooooononoooooooopoopooooonoooooopoopppooooooooooooooppoooooooooppooonooonoooooopooooopopopooopooooooooooonooooonoooopopoopooonooonoooppooooooooooooooooooooopooonooononnoononoooopoooooooooooooooopopooppooooooonnoooooooooooooooooppoooooooooooopopopoooooooopoooononoonnoonnooonnnoooooooooppppoopoooooopoopoooooooooooooopoooooooonooonooooopppoooopooooonnnooonooopooooooononooononnononononooonoooopoooooonoooooooppoooooooonnnoooooooooooonnooooooooppooooppooopooooooooooopooppopooppopoooonoooopopopooopooooopoooooooooooooooooooooopooooopooooopopoononoono',
    },
    S: {
      knots: `
      9272 88 0 -1 1 0 0 0 -109 0 0 1 -1 0 0 6 0 1 1 0 1 0 1 0 1 0 0 1 0 0 0 1 0 0 0 1 -41 7 4 4 4 1 3 1 2
      1 1 1 2 0 0 2 0 0 1 1 0 0 1 1 -1 1 0 1 0 0 0 0 1 0 0 1 -1 1 0 0 0 1 -1 1 0 0 0 0 0 1 -1 1 0 0 0 0 0
      0 0 1 -1 1 -1 1 0 0 0 0 0 0 0 0 0 1 -1 1 -1 1 -1 1 0 -1 1 0 0 0 0 0 0 0 0 0 1 -1 0 0 1 -1 1 2 -90 91
      0 -1 1 -1 0 1 -1 0 0 1 -1 1 -1 0 1 -1 1 0 -1 1 0 0 0 0 1 -1 1 0 0 0 0 1 0 0 0 1 -1 1 1 -1 1 0 1 -1 1
      1 -1 1 0 1 0 0 0 1 0 1 0 0 0 0 1 1 -1 1 0 0 0 1 -1 1 1 -1 0 1 0 0 0 0 1 -1 1 -1 1 0 -1 1 0 0 -1 1 0
      0 -1 1 -1 1 0 -1 1 -1 1 -1 1 -1 1 0 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 0 1 -1 0 0 0 0 0 -1 1 -1 1 -1 0
      0 0 -1 1 -1 0 0 0 0 -1 1 -1 0 0 0 -1 1 -1 0 0 0 0 -1`,
      corrections:
        'ooooooooooonooopoooppoppopoooooooooooooooooonoooooooooooooooooopooopoopopooooonononononoopoopooonnnooooonooooooooooopooooooooooopoooppoopopoooononoooopooooooooooooooooononononononononoooooooopopooooopooooopooopooooooooooooooopooooooooooooooooopoooooooooonooooooooooooooooooooooooooooooooooooooooopooooooooooopoooooonooooonnnooonnnooonnnooonnoooonoooopoooooooonooonooooooonoooooopooopoooooooonooononnoononnoononnoononnoononoooooooooooooopopoooononoooopoooononooooooooononoopopoooooooooononoopopopooopooooopoooooooooooooooonooooonoooooooooooopooooopopopoooooooooononoooooopopopooooooooooooooooooonooooooooooonooooooooonnnooooooooooooooonnnoooooooooooopppoooooooonooooooooonnnooooooppooooooooooppooooooooooooooonoooooooooooooooooooooooooooooooooooonooooooooooooooooonnoooonnoooonoooooooopoooooonooononooooonooooooooononoopopopopoooooooooooooooooopooooopopoononoooopoppoppooooooooooopoooppoooopppoooooooooooooooooooooooopppooooppooopoooooonooononnoononoooooooopopopopoooooooonononnonooonononononononooooooooononoooopoppoppoooooonooonoopooopoooppoooooooooooooooooooooopoooooooonnnooooooooonnnooooooooooooooonnnoooooooooooooooooooooooopooooooooooooooooooooonnoooooooooooopppooooooooooooonnooooooooooonoooooooooooooooooooooooopoooooooooooooonnnooooooooooonoooooooooooopoooooooooooppoooooooooopppoooooooooppoooooooooooooooopppoooooooonoooooooooooopooooopoooooooooonooonoooopooopooooooopoooooonooonooooonooooononooononoooopopoononoooooooooopooopopooopopoooooooooooooooooooooooooooooopoooooooooonoooopopoooonoooopooooopopooppopooppopooopooooon',
    },
  },
  M: {
    L: {
      knots: `
      -3053 1186 0 0 -1 1 0 -1 -1338 0 1 -1 0 0 0 35 5 6 3 5 4 3 3 3 3 2 3 1 3 2 1 2 2 1 2 1 -343 48 37 29
      26 20 17 15 13 12 10 9 8 7 7 6 6 5 4 5 4 4 3 4 2 4 2 3 2 3 2 2 2 2 2 1 2 2 1 2 1 2 1 1 1 2 0 2 1 1 1
      0 2 1 0 2 0 1 1 0 2 0 0 2 0 1 0 1 1 0 1 0 1 0 1 0 1 1 0 0 1 0 1 0 0 1 0 1 0 1 -1 2 -1 1 0 1 0 0 0 25
      295 -239 34 0 0 -1 0 -1 0 -1 -1 0 -1 -1 -1 0 -1 -2 0 -1 -1 -1 -1 -1 -1 -1 -1 -2 0 -2 -1 -1 -1 -1 -2
      -1 -1 -2 -1 -1 -2 -1 -2 -1 -1 -2 -1 -1 -2 -2 -1 -1 -2 -1 -2 -1 -2 -1 -2 -2 -1 -2 -1 -1 -3 0 -2 -2 -1
      -2 -1 -1 -2 -2 -1 -1 -1 -2 -1 -2 0 -2 -1 -2 -1 0 -2 -2 0 -2 0 -2 -1 -1 -2 0 -1 -2 -1 0 -2 -1 -1 -1
      -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -2 0 0 -2 -1 -1 0 -2 0 -1 -1 -1 0 -1 -1 0 -2 1 -2 0 -1 0 -1 0 -1 -1 0
      -1 -1 0 0 -2 1 -2 0 0 -1 -1 0 -1 -1 0 0 10`,
      corrections:
        'poooooooooonooonoonopooooooooonnooooonnonnnonooooooooopoooooooooooooooooooonnooooooopooooopoppoopooopooooooooooooopopopooooooopooooooooooonooooonnnooopooononooooooooooooopoopooooooooooonooooooonoooooooonoononoooonooooopooooooooooooooopooooooooopooooooooooonnoonoonooooopoooooonooopoooooooooooooooooononononooooopopoopooonoooooooooooooooooonnoooooooooononooooopoooooonoonnonoooppooooooooooooooonnoooonooopooooooonononononnononononooooooononoooooooooooooopppooooooooooooooonnnooonooonooononooooooonononononooooooooooopooopopopooooopoooooonooonoooppooooooonnoooooooooooooooooonooooonnnooonnooooppooononoooopooopopoooooooooooopooooooooopooooooooonnoooooooooooooooonnooonooooooopopoooooonoooonoooooopppooooooooooooopoooooooooopoppooooooooooooonooooooooonnoooooooooonooooopoopooppoooooppooooooooooooooopopooooooonoooooooooooooonoononoooonoooonoooooooooooppoopooooopopopoopooopoooooonnoonoopoopopopopoopooooooooooooooooopoooooooooonooooooooonnoononoooooooooooooooppooooppoooooooooooopooooooooooonnooooooooonooooooopoooooooooonnoononooooopoopooppooooooooooonooooooooonooopoopooonooooooooonnoonooooopopopopoooonoonnnnooooooooooooooopopooooononoonooonoooooooooonooopoppoopooooononoooooppoooppooooooonooooooooooopoppopopopoopooppoooooooooooooopoooooopooooopoooooooooonooonnnooooooonnooopoppoopoooononoonononoonooopoooopoooooooopooooppooooooooooooppopopopopooooooooooopooooonoooooopppooooooonooooopooopooopopopopoppopooopoooononoonnooonooooonnoooooooooopoooooppoooonoonoooopopoooonooooopopopopoooononoonnooonooooonooooooooooopppooopppoooooonnooo',
    },
    M: {
      knots: `
      134069 -93 0 1 -1 1 -1 1 514 0 0 1 -1 0 1 374 35 16 5 -2 -5 -9 -13 -12 -14 -16 -14 -16 -15 -15 -18
      -22 -19 -21 -19 -18 3147 -690 -533 -440 -382 -319 -254 -200 -159 -124 -96 -77 -62 -54 -52 -50 -47
      -44 -40 -36 -35 -34 -33 -30 -30 -27 -26 -24 -22 -21 -17 -16 -13 -11 -11 -8 -8 -5 -4 -3 -3 -1 0 -1 0
      1 1 0 2 1 2 3 1 4 2 3 3 4 2 4 3 4 3 4 4 3 4 3 4 3 5 3 3 5 4 3 5 3 5 5 3 5 4 4 5 4 4 4 4 4 3 4 3 4 2
      4 2 3 3 80 2865 -2886 -38 0 0 1 1 0 0 1 1 0 0 1 0 1 0 0 1 1 0 0 0 1 1 -1 2 -1 1 0 1 0 0 1 0 1 -1 2
      -1 1 1 0 0 1 0 1 0 0 2 -1 1 1 0 1 0 1 1 0 1 0 2 -1 2 0 1 1 1 0 1 1 1 0 2 0 1 1 0 2 0 1 0 2 0 1 0 2 0
      0 1 1 0 1 1 0 0 1 0 1 1 0 0 0 1 1 0 0 0 1 1 -1 1 1 -1 2 -1 1 0 0 1 0 1 0 0 0 1 1 -1 1 0 1 0 0 0 1 0
      0 0 1 0 1 -1 1 0 1 -1 2 -1 1 0 1 -1 2 -1 1 0 1 0 3`,
      corrections:
        'ppppoonmlmmnnnmnnnnnmnnoopopooooonononononooonoononoooopopoooonooonnononononooooooonoooooooopooopoopopooooooooopooppppooooooonoooonnoooooppoopoooooooooppppppooppooooooooonnooooooooooopopoooooooooopoooooonnnooooooonnoooooopoppoooooopoppoonooooooooopooopopoooonoooopooopopopooppooooooooooooooopoooooooopopoopoooooooooopoooopooooooooooooopopoooooooooononoooooooonnoooooooooonnoopoooppoopopooooooooopooooooooooooooooooooooopooonnnonnononooooopopopoooooononooooooonooooooooppopopooooononooooooooooooooooopooopoooooooooooooooooonoooooooooooonnnnnonooooooooooooooopoooooooopooooppooooooopopopoopooooooooppooooooooooooooooooopppooooooooonooononoopopooooooooooonononononooooooononooonooonoooonnooooooppooooooooopoooooonnnooonnoooooooppoopopoooononoopoooooooooooooooooooooooopopoooooooonoooooooooooooooooooooooooooopoopppoooooooooppppoopoooooonooooonooooooooonoooooooooooononooonoooopoooooonooonoooppooooooooooooooooooooooooooppoopopoooonoooooooooooonoooopoonooonoooppooooooooooooopppooppoopopoooonooooooooooopopoopooooooooopoooooooooooonnoooooonooononooooopoooooonoonnoonnoooooooooooppooooonooooooooopoopopooooonononononoooopooppooooooooopooooooooooonnoooonnnooonoooooooooooopopopooooooooonononononooonoooopopooppooooooonnooonnnoooooooooooooooooonnnooooooooppooooooonoooooopoooononooooooooonooononooooooooooopooooopopoononooononooonoooooopooppppoooooooonooooooooooooooooopoooooonnoooonnoooooooooooooonooononoooooooopopopooopoooooooooooooooooooooooooooopoooononoooopoooooonooonooooooooooooooooooooooooooppooooooooooopooooopooopooopoooooooooooo',
    },
    S: {
      knots: `
      9560 37 0 1 -1 0 1 -1 -89 -1 1 -1 1 0 -1 15 2 3 1 2 2 1 1 2 0 2 0 2 0 1 1 0 1 1 0 1 -79 17 12 9 7 6
      5 3 4 3 2 2 2 2 1 2 0 2 0 1 1 0 1 1 0 0 1 0 0 1 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 1 0 -1 1 0 0 1 -1 0 1
      -1 1 -1 1 0 0 0 0 0 0 0 0 1 -1 0 1 -1 1 -1 1 0 -1 1 0 0 0 0 0 -1 2 -1 0 0 0 0 0 1 -1 0 1 -1 1 -1 1 2
      15 -13 0 1 -1 1 0 0 0 -1 1 0 0 1 -1 0 0 1 -1 0 1 -1 1 0 -1 1 0 0 -1 1 0 0 0 1 -1 0 0 0 1 -1 1 -1 1
      -1 1 -1 1 0 0 0 0 0 0 0 0 0 1 -1 0 1 0 -1 1 0 -1 1 0 0 0 1 -1 0 0 1 -1 1 0 -1 1 0 0 0 0 0 0 1 -1 1
      -1 1 -1 1 0 0 0 0 0 0 0 0 1 -1 1 -1 1 -1 1 0 0 0 0 0 0 0 0 0 1 -1 0 1 -1 1 -1 1 0 -1 1 0 0 0 0 0 0 0
      0 0 0 0 0 0 1 -1 0 1 -1 0 1 -1 1 -1 0 1 -1 1 -1 1 -1 -1`,
      corrections:
        'oooooooooonoooonnnoooooooooopooooooopooooooooooopopoopoooooooooooopopoopooppooooopooopoopopooooonoooopooooooonnooooooooooooooooopoooppoppopoooooooooonoooooooooooonooooonoooopopoooooooonooooonoooooopooopoooonooooonoooooooooooopppoooooooooooooooooooooooooooooooooooooooooopppoooooonnooooooopppooooppooooppoooooooonooonnoooooooonooonooonooonooonoooooopooopoooooooonooononooononooononooononooooonoooooooopopoooononoooooooopopoooononoopopoooonoooopopoooooooooononoopopopooopoooooooooonooonononononononononoopoooooooononononononooononoooooooooooopopopooooooooooooooooooooooooooooooooooooooooooooooooononnoooooooooooooooooopooopoooooooonooononnoonoooooopooppopooppopooppopoooononooononoooooooopopoooononoooooooopopooooooooopopopoooooooononoopopoooooooooonooonononoopopopopopopooopopooopopopoooooooonononooononoooooopopoooooooooooooooooooooooooooooooooooooooooooooooooooopopopoooooooooooonooooononooononooononooonoooooooooooooopopopoononoooooooopopopoooooooononooooooooooooooononoooopoppoopopooopopooopopooopoooooonooonoooooooopooopooopooopooopooopoooonooonoooopoooppoooopooooooooooooooooooooooopooooopppoooooooonooooooooonnnooooooooooonoooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooonnnooooooooonoooooooooppoooooooooooonooooonnoooonnoooonnoooonnoooonoooooooooopooopoooonooonoooopooopooooooooooopooooooopooopooopoooooonoooooopooopoooooooonooooonooononnoononnoononnoononnoononnoononooononooooonoooooooopopooopopoooononoooooooopopoooononoooooooopopoooononoooopoooononoooooooopopopooooooopopooooooooopopoooonoooopopoopo',
    },
  },
};
