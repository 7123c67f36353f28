import type { PackedTable, Sex } from './growth-table.ts';

/** WHO Child Growth Standards, 2006: L, M and S. */
export const headForAge: Readonly<Record<Sex, PackedTable>> = {
  F: {
    L: 10000,
    M: {
      knots: `
      338787 963 1 -1 0 0 0 0 1 -1 0 0 0 1 -1 -24 -20 -21 -20 -18 -19 -18 -16 -16 -16 -15 -14 -13 -14 -12
      -12 -12 -10 -12 -10 -10 3598 -366 -290 -234 -192 -169 -148 -131 -117 -110 -102 -98 -92 -87 -83 -79
      -75 -71 -67 -64 -62 -59 -56 -53 -52 -49 -47 -45 -43 -42 -38 -38 -36 -34 -32 -31 -29 -28 -27 -25 -25
      -22 -23 -21 -20 -20 -17 -19 -17 -15 -17 -14 -14 -14 -13 -12 -13 -10 -12 -10 -10 -9 -10 -8 -8 -8 -7
      -8 -6 -7 -6 -5 -6 -6 -4 -5 -5 -3 -5 -4 -4 -3 -4 -2 -4 -3 -3 -3 -3 -2 -3 -3 -2 -2 -4 -1 -4 -2 -2 -233
      -47 138 137 -3 -3 -2 -3 -3 -2 -3 -2 -4 -2 -3 -3 -2 -4 -2 -3 -3 -3 -3 -2 -3 -3 -3 -3 -2 -3 -2 -4 -2
      -2 -3 -2 -3 -2 -3 -2 -2 -2 -3 -1 -3 -2 -2 -2 -2 -2 -1 -3 -2 -1 -2 -2 -1 -2 -2 -2 -1 -1 -3 0 -3 -1 -1
      -2 -1 -2 -1 -1 -2 -1 -2 -1 -1 -1 -2 -1 -2 0 -2 -1 -1 -1 -2 0 -2 -1 0 -2 -1 0 -2 -1 -1 0 -2 0 -2 0 -1
      -1 -1 0 -2 0 -1 -1 0 -1 -1 -1 0 -1 -1 0 -1 -1 0 -1 0 -1 -1 -1 1 -2 0 -1 0 -1 0 -1 -1 0 0 -2 1 -1 -1
      0 -1 0 -1 0 0 -1 -1 1 -2 1 -2 1 -1 0 -1 0 -15`,
      corrections:
        'oooooonnoooooooononnonnooooooooooooooooooooooonoooooonoooooooooooonnnnnnoonoooooooooooooooooooooooooooooooooopopoooooooonoooooooooooopopoooooooonooooooooooonoooooooonoonnnnoonoooopopoooonoonoooonoooooooooooooooooooooooooonoooonnooooooooooooooopopppooooooonoooooooooooooooooooooooonnnnnnoooooooopoooonnooooooooooooooononooonooonnooooonnoooooopooooonoooooopooooooopooooooooooooopoooopoooooooooooooooooooonooooooooooonoooooopopooooooonoooonnonoopoopooooooooonooppppooooonoooononoonoooooooppoooooooopopooooonooonnononoonoooooonoonononoooooooonononoooooopppooppopooooonooooopoopoooonooooooooppopopopnooooooonononoonooooooooooooooonnoooooopopoooooooooooooonoooonoooooooooooooooooooooooonoooonooooooooooonononoooooonooopoopooppppooooooononoooooonoooooopooppppooopoooopoonnnnnnoopoooopopooooooopoopooooooooooooooooooooooooopppppoopoopoooooooooopooooonononooooooooooooopooooooopoopoooooooooooonononoooopooooppppoooopoopoopopopoopooooooooonoooonopopopoopooopoooonnooopoooonoonooooopoooooooooooopoopopopoopoopooppooooooooooooooooooooonooooooopooooooooooooonoononoonnoooonoonoooopooooooonoooooooooooooonoooonoonooooooooooooooooppoopoooooonooooooooopooooonnooooooooonooopooopoooooonooooopoooonoooooopppoooooooooooooooopooopoooononooooopopooooooooooppooopppooooooooooonnooooooopopoooooooooooooooopopooooooonooopooooppoooooooooooooooonnnoonnoononoopopopoononoooooooooonoooopoooooooooooooooonooooooooooooooooopoooonnoonoooopopoooononoooooooooooooonoooopooooopooopooopppooooppooooooooooooppooooooonnoooooooooonoooopopooooooooooooooooooooooooooooooooo',
    },
    S: {
      knots: `
      3496 -17 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 15 0 0 0 0 0 1 -1 1 -1 1 0 0 0 0 0 0 0 1 -1 0 -9 2 0 2 -1
      2 0 0 1 0 0 1 0 -1 1 1 -1 1 -1 1 0 0 0 0 0 0 0 1 -1 1 -1 1 0 -1 1 0 0 0 0 -1 1 1 -1 0 0 0 0 0 1 -1 0
      1 -1 0 1 -1 0 1 -1 1 -1 1 -1 1 0 -1 1 -1 1 0 -1 1 0 -1 1 0 0 -1 1 0 0 0 -1 1 0 0 0 0 0 -1 1 0 0 0 0
      0 0 0 0 1 -1 1 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 -1 0 0 0 0 0 0 1 -1 0 0 0 0 0 1 -1 0 0 0 1 -1 0
      0 0 1 -1 0 0 1 -1 0 0 1 -1 0 0 1 -1 0 0 1 -1 0 1 -1 0 1 -1 0 0 1 -1 0 1 -1 0 1 -1 0 1 -1 0 1 -1 1 -1
      0 1 -1 0 1 -1 0 1 -1 1 -1 0 1 -1 1 -1 0 1 -1 1 -1 0 1 -1 1 -1 1 -1 0 1 -1 1 -1 1 -1 0 1 -1 1 -1 1 -1
      1 -1 1 -1 1 -1 0 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1 -1 1`,
      corrections:
        'opopopoooooonooopooooooonnnoooppppoooooooooopooopooopooooooooooopopoooonooonononoopopopopooooooooooooooononooooooooooooononooonononononononononononooonoooooooopopopoooonoooopopoononoooopopoooooooononoooopopoooooooonooooononoonnonoonnonoooopoppoppoooooonoonnonooononooonoooooooooooooopooopoooooonooonooooooooonooonooonooooooooooooonoooooopooopooopooooooopooopooooooopooopooopooopooopoooonooonoooooooooooooooopooopoooonoooooooopooopooooooooooooopoooppooooooooonoooooooopoooppoooopoooonoooonnooonoooopoooppoooopoooooooooonoooonnoooonnooonoooopoooppooooppoooopooooopoooooooooooooooooooooonooooooooooooooonnooonnoooonnoooonnoooonnooooonooooonooooonooooonooooonoooooooooooooooooopooooopoooooppooooppoooopppoooooonnnoooonnooooonooooooooooooooooooppoooopppoooooonnnoooonnooooonoooooopoooooppoooopppooooooonnooooonoooooopooooopppooooooonnooooonoooooopooooopppooooooonnooooooooooooppoooooooonnooooooooooooppooooooonnnooooooooooooppoooooooonnoooooopooooopppoooooooonooooooppoooooooonnoooooopoooooooonnnoooooooooooopppoooooooonoooooopppoooooooonoooooopppoooooooonoooooopppoooooooonoooooopppoooooooooooooooooonnnoooooopooooooooonnooooooppooooooooonoooooopppooooooooopooooooooonnoooooopppooooooooooooooooooonnoooooopppooooooooooooooooooonnoooooopppooooooooopoooooooooonooooooooonnnoooooopppooooooooopoooooooooonoooooooooonnoooooopppoooooooooppoooooooooopoooooooooooooooooooooonoooooooooonnooooooooonnnoooooopppoooooooooppoooooooooopooooooooooopoooooooooooooooooooooooooooooooooonooooooooooonooooooooooonooooooooooonooooooooooonooooooooooonoooooooo',
    },
  },
  M: {
    L: 10000,
    M: {
      knots: `
      344618 1002 0 1 -1 0 0 1 -1 0 0 1 -1 0 0 1 -23 -22 -22 -21 -18 -19 -16 -18 -15 -14 -15 -14 -12 -13
      -13 -11 -11 -12 -10 -10 3905 -384 -315 -256 -215 -193 -173 -151 -135 -126 -117 -110 -103 -97 -92 -88
      -83 -80 -76 -72 -68 -64 -64 -58 -58 -53 -51 -50 -45 -45 -41 -40 -37 -35 -35 -33 -31 -30 -28 -27 -27
      -25 -24 -22 -22 -21 -20 -18 -18 -17 -17 -15 -14 -15 -13 -13 -11 -13 -11 -10 -10 -10 -9 -8 -9 -8 -7
      -8 -7 -6 -6 -6 -7 -4 -6 -5 -4 -6 -3 -5 -4 -4 -3 -5 -3 -3 -4 -3 -3 -4 -2 -4 -2 -3 -4 -2 -3 -2 -4 -213
      -43 127 124 -3 -2 -3 -3 -2 -3 -3 -2 -3 -2 -4 -1 -3 -3 -2 -3 -2 -3 -2 -3 -2 -2 -3 -3 -1 -3 -2 -3 -2
      -2 -2 -3 -2 -2 -2 -2 -2 -2 -2 -3 -1 -2 -2 -1 -3 -1 -2 -2 -2 -1 -2 -1 -2 -2 -1 -2 -2 0 -3 0 -2 -2 0
      -3 0 -2 -1 -1 -1 -2 -1 -1 -1 -1 -2 0 -2 0 -2 -1 -1 -1 -1 -1 0 -2 -1 -1 -1 -1 -1 -1 -1 0 -2 -1 0 -1
      -2 0 -1 0 -2 -1 0 -1 -1 0 -2 0 -1 0 -2 0 0 -2 0 -1 0 -1 -1 0 -1 0 -2 1 -1 -1 -1 1 -2 0 0 -1 0 -1 0
      -1 0 0 -1 -1 1 -1 -1 1 -1 -1 0 0 0 -1 0 0 -13`,
      corrections:
        'ononooopppoooonoonnnmnmnooopopooooonnnnooooooppooooooopooooooooonooooooonoononnooooooooooooooooooooooonooonoooooooooooooopopopooooooooooooopooooonoooooooopooonooooooooopoooooooooopoooooooopooooppopopooooooooonnnoooooopoooooooopooooooooooonnnonnooonnooonoooooooooooooooooonoooooooooooopoooonooooononononoooooopooooooooonoonoooooooooppppopoooooooooooooppooppoooooooooooooooooopooooooooonoooonooooooooooonoooooooooopoppppoopooooonooooonoooopoopoooooooooopooppoooonooooopopooooooooonooooooooooooooooonoonooooooopoppooooooonooppooooooooonooooooooppooooooopopooooooonoononooooooooopoooopopooooonoooooppoooooooooooopopooooooooooppoopooppppooooooooooooooooooooooooooonoooonooooooooooooooooonoononoooonnooonnoooonononnooooooonononoooopooooooonnononoonoooooooooooononoooonooooonooopoooopoppoooooooononoooooopooooooooppopoopopoppoooooooooooooononoonooooooooooppopoooopoopooppooooonooooooooononoonoooooooooooopopopoopoopooopoooooonnoonoooonnoooonoonnooooooppoooooonopopopopooooonooooooopoooonoonooooopopoooopoooooooooooooopooooononoooooooooooopooooooooooooonooooopopopoponoooooopooonnooooooooooooooooopopopoppopopopooppopooonnoooooonnnnoonnoonononoooooooononoonooonooooooooooooooonnoonoooopopopopopnoooonoooooopppooooooooooooooonnoonoooopopopopoppopooooooopopooonnoooooooooooooooppoooonoonoooopopopopooooononoonooooopooopooooppoooooooooooopooooopooooooooonoonoooooooopooooooonononoonooopooopooonnooooooooooooooooooooopoooooooooooooooooononoooopooooooooooooononononoopopoooononoonnoooooopoooonoonnnnoooooooooooooooooooooooooooppoooopppooopoooonoo',
    },
    S: {
      knots: `
      3686 -30 -1 1 -1 0 1 -1 0 1 -1 1 -1 0 1 20 1 0 0 1 0 0 0 1 0 0 0 0 1 -1 1 0 0 1 -1 1 -30 4 4 3 3 2 2
      2 2 1 1 1 1 1 1 0 1 1 0 1 0 1 -1 2 -1 1 0 0 1 -1 1 0 0 0 0 1 -1 1 -1 1 0 0 0 -1 1 0 1 -1 0 0 0 0 1
      -1 0 1 -1 0 1 -1 1 -1 1 -1 1 -1 1 0 -1 1 -1 1 0 -1 1 0 -1 1 0 0 -1 1 0 0 0 0 -1 1 0 0 0 0 0 -1 1 0 0
      0 0 -1 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1 0 0
      0 0 0 0 0 0 -1 1 0 0 0 0 0 0 -1 1 0 0 0 0 -1 1 0 0 0 0 -1 1 0 0 0 -1 1 0 0 -1 1 0 0 0 -1 1 0 0 -1 1
      0 0 -1 1 0 -1 1 0 0 -1 1 0 0 -1 1 0 -1 1 0 -1 1 0 -1 1 0 -1 1 0 -1 1 0 -1 1 0 -1 1 0 -1 1 0 -1 1 0
      -1 1 -1 1 0 -1 1 0 -1 1 -1 1 0 -1 1 -1 1 0 -1 1 -1 1 -1`,
      corrections:
        'nnnnnnonoooooooooooooooooooooooooooopopoopooppoooooonooonoononononnonoooooooooooooooooooooooooooooppoopooopooooopopoooooooooooooooooooooooopoononoooopopoooooooonooooooooonooonooooooooooooonooooonooooooooooooppooooooooooooooooooooooppoooooooooooooooooooooooooooopooooooooooooooooonoooooooooooooooooooooooooooooooooopoooooooooooooooooonoooooooooooooooppooooooooooooooooooooooooooooooooooopooooooooooppoooooonnnooooooooonoooooooooppoooooonoooooooooppoooooonoooooooopppooooopoooooonoooooooopppooooopoooooooooooonnoooonnnoooooooppooooopoooooooooooonooooonnoooonnnoooooopppooooppooooppooooopooooonoooopoooonoooooonooooonooooonnoooonnoooonnoooonnoooonnnooonnnooonnnooonnnooonnnooonnnoooooopppooopppooopppooopppooopppooopppooopppooopppooooppooooppooooppooooppooooppooooopooooopooooopooooopoooooooooooooooooonooooonooooonooooonnoooonnoooonnnooonnnoooooopppooooppooooppooooopoooooooooooooooooonooooonnoooonnnoooooopppooooppooooopoooooooooooonooooonnoooonnnoooooopppooooopoooooooooooonooooonnooooooopppooooppoooooooooooonooooonnnoooooooppooooopoooooonooooonnnoooooooppoooooooooooonnooooooopppooooopoooooonooooonnnoooooooppoooooooooooonnnoooooooppoooooooooooonnnoooooooppoooooonoooooooopppooooopoooooonnooooooooppoooooonooooonnnoooooooopoooooonnooooooooopoooooonnooooooooppoooooonoooooooopppoooooonoooooooopppoooooonoooooooopppoooooonoooooooopppoooooonoooooooooppoooooonnooooooooppoooooonnooooooooopoooooonnnoooooooooooooooooooppoooooonnooooooooopoooooonnnooooooooonoooooooooppoooooonnooooooooooooooooooooppoooooonnooooooooooooooooooooppoooooooo',
    },
  },
};
