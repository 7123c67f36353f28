import type { PackedTable, Sex } from './growth-table.ts';

/** WHO Child Growth Standards, 2006: L, M and S. */
export const lengthForAge: Readonly<Record<Sex, PackedTable>> = {
  F: {
    L: 10000,
    M: {
      knots: `
      491477 1689 -1 1 0 0 -1 1 0 0 0 -1 1 0 0 -299 -5 -8 -8 -8 -10 -9 -10 -10 -10 -10 -10 -10 -10 -9 -9
      -9 -10 -10 -9 -9 6981 -424 -403 -367 -319 -295 -274 -255 -231 -218 -206 -199 -190 -179 -167 -149
      -138 -122 -108 -96 -84 -74 -68 -62 -55 -50 -46 -43 -40 -37 -37 -32 -34 -29 -30 -28 -26 -28 -26 -25
      -26 -24 -25 -23 -24 -23 -22 -22 -21 -22 -20 -21 -20 -20 -20 -19 -19 -19 -18 -17 -18 -17 -16 -16 -17
      -15 -16 -15 -16 -15 -14 -16 -14 -14 -14 -13 -14 -13 -13 -14 -11 -14 -12 -12 -13 -12 -12 -12 -13 -12
      -11 -13 -11 -11 -12 -12 -10 -11 -10 -1463 -7291 7870 862 -11 -9 -11 -10 -10 -10 -10 -10 -10 -11 -9
      -11 -11 -9 -10 -11 -9 -10 -10 -9 -10 -10 -9 -9 -10 -8 -10 -8 -9 -8 -8 -9 -7 -7 -8 -7 -6 -8 -7 -6 -6
      -7 -6 -6 -5 -7 -5 -6 -5 -5 -6 -4 -6 -5 -5 -5 -5 -5 -5 -4 -6 -4 -5 -5 -4 -5 -5 -4 -5 -4 -5 -5 -4 -5
      -5 -4 -5 -5 -3 -6 -4 -4 -5 -4 -5 -4 -4 -5 -5 -3 -5 -4 -4 -4 -4 -5 -3 -4 -3 -5 -3 -4 -3 -3 -4 -4 -3
      -3 -3 -4 -3 -2 -4 -3 -3 -3 -3 -3 -3 -3 -2 -4 -2 -3 -3 -3 -3 -2 -4 -2 -3 -3 -3 -2 -4 -2 -3 -3 -2 -4
      -3 -2 -3 -3 -2 -4 -2 -3 -2 -4 -1 -4 -2 -3 -175`,
      corrections:
        'ooooooooppoopopppopnnonnnnooooooppoooooooooooooonnononooooooopooooooooooopoppoooooooooooppooonnnoononnonnooononoononoonoooooooooooooononnnooooooooooopooooopooppoopooopoopppopopoooonooppoopooooonoooooooooonononooopppoooooonnoooooooopoppoooooooooooooooooooooppooooonnononoooooooooooopooopooooooonooooooooooononnoonoooooooooooooooooooooooooooonooooooooopooooooooonnoooooooooooooooopoooonooooooopppooooopppppooooooopooopoopooooononoooooooooopooooopooooopooooooooooooooooooonooononooooppooooooooooooooooooooonooooopoooooooooonoonooonononooooooopooppooonooooppooooooooonononnoooooooopooooppooopopooononoonoooonooooopopooooooooooooooopoppooooooppopoooooooooooooooonoonooooooonoooonnonooooopppooooooonooooooooopoooooooooooopooooooooonononoooooooooooppoonooooooooooooooonnnooooooooonoooooooooonoonnoonnoooppppooppppoooooopooooopoppooonooononooooooppppoopooooooooooooooppoooooooooooooonooooooooopooooopoopooooopoooooopoopooooononoooooooooooooooooooooooooooooopooopooppoooonoonooooopoooonoooooooooooopoooonooooooooopoppoopooopoooooopooonnnnonoooooooooononnnnonoooooooooononnnnonopoooooooooonnnooopooooooooooooooooooooooooooopoopoooooooononnnnonooooooooooooooooooooooooppppooooooooooonoooooooooopoopoooooooooonooooooopooooopppppoppopopooooonnononooooooopoooopoooooooooonooooooooppopooooooooonnononoonoooooonoonononnnoonnnoooooonooooooooooononoooooooopoooooonoooooonononooooooooooonoooonooooooooooooooooooooooopoooopoooooooooopopoopoopppooopoooopoonnonnnoooooopooppppooopoooooooooooooonoooonoooooooooooooopoonooooooopopooonoooooooopooopoopooopppo',
    },
    S: {
      knots: `
      3790 -7 0 1 -1 0 0 0 0 0 1 -1 0 0 0 3 1 -1 1 -1 1 -1 1 0 0 -1 1 0 0 0 0 0 1 -1 0 0 -15 2 1 1 2 0 2 0
      1 1 0 1 1 0 1 0 0 1 1 0 0 1 0 0 1 0 1 0 0 0 1 -1 2 -1 0 1 0 0 1 -1 1 0 0 0 0 1 -1 1 0 0 0 0 0 0 1 -1
      0 1 0 -1 1 0 -1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 -1 0 0 0 1 -1 0 0 1 -1 0 0 1 -1 0 0 0 1 -1 -4 30
      -28 2 1 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1 0 0 0 0 -1 1 0 -1 1 0 -1 1 -1 1 0 -1 0 1 -1 1 -1 0 1 -1 0
      0 1 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1 0 0 0 -1 1 0 -1 1 0 -1 1 -1 1 0 -1 1 -1 1 -1 1 -1 0 1 -1 1
      -1 0 1 -1 1 -1 0 0 1 -1 0 1 -1 0 0 0 1 -1 0 0 0 0 1 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
      -1 1 0 0 0 0 0 0 -1 1 0 0 0 0 -1 1 0 0 0 -1 1 -1`,
      corrections:
        'ppopopooooooonooooooooooopooonoooooopooooonooooooooopoooooooooopoooooooooppoooooooooooooononoooooooopopopopooooooonooooonoooopoooooooooonoopooopoooppoooopppooooooooooooooooooooooooooonnoooooooppooonooonoooopooopooopopooopopooopopoooononoopopoooooooooonooooonoooooopoooooooooooooooooooooopoooooonooooononooononooonoooooooooopoooonononoooooopopopoooooooonononooooooononoonnonoooopopoooooooooooooononooononoonnonoonnonoonnonoonnonoonnonoonnonooononooonoooooooooooooopooopopooopoooooonooonoooooooopooopopooopoooooonooonoooooooopooopoooooonooonoooooooopooopoooooonooononooonoooooooopooopoooooonnonnonoopoppoopoooooonoonnonooononooonooooonooooonooooonooooooooooooooooonooooonooooonooooononooononoonnonoooopoppoopopooooopoooooooononoonnonoooopopoooooooononoooopopoooooooononoooopopooooooopopopoooooooonononoooooopopopooooooooopopoononoooooooopopopoonononoooooooopooopopopoonononooonoooooooooooooooopooopopooopopooopopooopopooopopooopopooopopooooopooooopoooooonooooononoooooooooopopopoooooooooooonononooooooooooooonooooooooooooooooononooooooooooooooooooooooooooonononoooooooooooooooooooooooooooooooooooooooooonoooooooooooooooooooooooooooooopopoooooooooooooooooooooonononoooooopopopooooooooooooopoooooooooooonononoooooooooooopopopoooooooooononoooooooooooopopooopopopoooooooonononooononooooonooooonoooooooooooooooooopooooopooooopooooopooooopooooopooooopooooopooooopoooooooooooooooooooooonooooonooononooononononononoopopopooopopooopoooooooooooooooonooononononononoopopopooopoooooooooonooooonooonononoopopopooopoooooooooonooonononoopopopooopoopo',
    },
  },
  M: {
    L: 10000,
    M: {
      knots: `
      498842 1759 -1 1 -1 1 -1 1 -1 1 -1 1 -1 0 1 -242 -7 -8 -9 -9 -10 -10 -9 -10 -11 -9 -10 -9 -10 -9 -10
      -10 -11 -10 -11 -10 7658 -489 -456 -391 -311 -314 -311 -303 -291 -281 -269 -258 -245 -226 -202 -182
      -167 -152 -137 -120 -106 -93 -85 -73 -67 -57 -50 -46 -41 -34 -33 -30 -31 -30 -28 -31 -31 -30 -29 -29
      -28 -27 -27 -24 -25 -22 -22 -19 -22 -21 -21 -21 -20 -20 -19 -20 -19 -17 -17 -17 -16 -16 -15 -16 -14
      -14 -16 -14 -15 -15 -14 -14 -14 -15 -14 -14 -14 -14 -13 -13 -12 -12 -11 -13 -12 -12 -12 -11 -12 -10
      -12 -10 -9 -11 -8 -11 -9 -9 -10 -1431 -7284 7851 844 -11 -11 -12 -10 -13 -11 -11 -12 -11 -11 -10 -12
      -11 -11 -11 -12 -11 -12 -11 -11 -11 -11 -11 -11 -9 -12 -9 -10 -10 -9 -10 -9 -9 -9 -9 -7 -9 -6 -8 -6
      -7 -6 -7 -5 -6 -6 -5 -6 -5 -5 -6 -5 -4 -6 -4 -6 -4 -4 -5 -5 -4 -5 -5 -4 -5 -4 -5 -5 -4 -5 -5 -5 -5
      -4 -6 -4 -4 -6 -3 -6 -3 -5 -4 -4 -5 -3 -5 -3 -4 -4 -3 -3 -4 -2 -4 -2 -3 -2 -3 -2 -2 -2 -2 -2 -2 -1
      -1 -2 -1 -2 0 -2 -1 0 -1 -1 -1 0 -1 -1 0 -1 -1 0 -1 0 -1 -1 0 -1 -1 1 -2 0 0 -1 -1 0 0 -1 -1 0 0 -1
      0 -1 -1 0 0 -1 -1 -1 0 -1 -180`,
      corrections:
        'oonnnonpppooopppqpnnmmmnooooooooooooooopooooooonooooooooopoopoopooooopooooopoooooooooopoopopoooooonoooooooooooooooononononnnoooonoonooopoppooooooooooooopoooppppooooonoooooooooonnnoonooooooooooooooooooooooooooonnnonnoonnonooooooooooopoppoppopooopooooooonooooooooooooooooooooonoonopoopooooooooooooooooooooooooooopppoppppppooopoooooonoonnnonoooopopooooooooonooonooooooooooooooooooonooopppopopppooooooonooooonoononooonooooooopoopoopooooooononnooooooooooooooooooooononooooooooooooooooooooopopoooooooooonononnoooooooooooooopooooppoooooooopoooooooonooooooooppooooonoooooooooooooooooooopoooooooooonnonoooooooonononoonoonnoooooopoopoooooonnoooopooooooonoonnonoooooonooopooooooonoooonoooooooooooooonoooonnonoonooonoonoooooooopoppopoooooooonooonoonoooonooooopooooonoonoooopoooppppoooooopppoooooooooooooooooonoooonooooononoooooooooonoopppoooooonooooooonooononooonnonnnnooooooooooooooooopoooopooooooopopooooopooononnoooooooopopooppooooonoopooooonoonooooppppppoooooooonoonoonnoooooonooonoonoonopoooooooooopoopooooonooonooooooooooooonooonoooooononoooooopoooooopooooooopoppoooooooonooooopoooonoonoooopoooooooooooooooooooonooonoooopooooonooooooopooonooonooooooooooooooooooononooooooooonooooopoooooooooooooonononnoooooooooooonononoonnoooooonnoononooooopoopoooooooooonnooonoononooooopoooonoonnoooooooooooooooonnoonnoononoooooooooooooonononoooooooooooonnooooooooooooooooopoooooooonnoononoooooooooooooooonoooopopoooonoonooooppoooooooooooooooooopoooooppoooooooonoononoooopopopopooopopoooooopoooononoonooopooopppooopppoooooooooonnnooooooopopooooooopopooooo',
    },
    S: {
      knots: `
      3795 -10 0 -1 1 0 0 -1 1 0 0 -1 1 0 0 3 1 0 0 0 0 0 0 0 1 -1 1 -1 1 0 -1 1 0 0 0 0 -28 2 3 2 2 1 2 2
      1 1 1 1 1 1 0 2 0 1 1 1 0 1 0 2 -1 2 0 0 1 0 1 1 -1 1 1 0 0 1 0 0 1 0 0 0 1 0 0 0 1 0 0 0 0 1 0 0 0
      0 0 1 -1 1 0 0 0 0 0 1 -1 1 -1 1 0 0 0 0 0 1 -1 0 1 -1 1 0 -1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 -6 27 -24
      3 -1 1 0 0 0 0 0 0 -1 1 0 -1 1 -1 1 -1 0 1 -1 0 0 0 0 0 0 -1 1 0 -1 1 -1 0 1 -1 0 0 0 0 0 0 -1 1 0
      -1 0 1 -1 0 0 1 -1 0 -1 1 0 0 -1 1 0 -1 1 -1 0 0 1 -1 0 0 0 0 0 0 0 0 -1 1 0 0 -1 1 -1 1 0 -1 1 -1 0
      1 -1 1 -1 0 1 -1 0 0 1 -1 0 0 1 -1 0 0 0 0 1 -1 0 0 0 0 0 0 0 0 1 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
      -1 1 0 0 0 0 0 0 0 0 -1 1 0 0 0 0 -1 1 0 0 0 -1`,
      corrections:
        'oopooooopoopoooooooooooooonononoooooooooooooooononononnonononoonooonooooooooooooonnoooopoopoooooooooooooopopopoopoooooooonnoooooooooooooooppooonoooooopoooonooononooooooooooooooopopopooppoooooonoooooooppppooooooooooooooooooooonooooonnoooonooonooononnoononnoononooooooooonooononooooonoooooooooooonooooononooonoooooooopopopoooooooononoonnonoonnonooonooooooooonooonooooooooooooonoooonnoooonnoooonnoooooooooooooooonnoooooooooooopoooooooooooooooooooooooooooooooooooooooppooooooooooooooopppooooooooopppoooooonoooooooopppooooopoooooonooooonnoooonnoooonnnooonnnooonnnooonnnooonnnooonnnooonnnooonnnoonnnnoonnoonnnnoooooopppooopppooooppooooppooooopoooooonooooonnnoooooooopoooooonnnooooooooonooooooooooonnoooooooooooooooonnnoooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooonooooooooooonoooooopppoooooooonoooooooooooopooooopooooopoooooooooonooonoooopooopoooonooonooonoopooopooopooooooooopooopoppoopoooooonoonnonoonnonoooopoppoopopoooooooononoooopopoooooooononooooooooonononoooooooopooopopopoooonooooonoooooooooopooooopooooopooooopoooooooooooononoooooooooopopopoooooononoooooooooooooooooooooooooopooooooooooooooooooooooooooooooooooooooooooooooooooooonooooooooooooooooonoooooopopopooooooooooooooooooopopopoooooooooononoooooooooooopopooopopopoooooooonononooooonoooooooooooopooooopooooopopooopopopopopopoooooooononononononooononooononooononooononooononooooonooooonooononooononooononooononooononooononononononoopopopopopopopopopooopopooopoooooooooooooooonooononooonononoopopopooopopooopoooooooooonooonononoopopopooopoooooooooonooonononooo',
    },
  },
};
