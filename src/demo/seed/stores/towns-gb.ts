import { readTowns } from './town.ts';

export const TOWNS_GB = readTowns(`
London | W1C 1AP | 51.5145 | -0.1480 | 2
London | WC2E 9DD | 51.5120 | -0.1230 | 1
London | SW3 4UT | 51.4890 | -0.1640 | 1
London | N1 1RR | 51.5390 | -0.1030 | 1
London | E14 5AB | 51.5040 | -0.0190 | 1
London | E20 1EJ | 51.5430 | -0.0060 | 1
London | W12 7GF | 51.5080 | -0.2210 | 1
Kingston upon Thames | KT1 1TR | 51.4100 | -0.3060 | 1
Richmond | TW9 1SX | 51.4590 | -0.3060 | 1
Croydon | CR0 1TY | 51.3750 | -0.0990 | 1
Bromley | BR1 1DN | 51.4020 | 0.0160 | 1
Birmingham | B2 4BJ | 52.4790 | -1.8950 | 2
Solihull | B91 3GG | 52.4130 | -1.7780 | 1
Manchester | M2 7PW | 53.4830 | -2.2450 | 2
Stockport | SK1 1PD | 53.4100 | -2.1610 | 1
Liverpool | L1 8JQ | 53.4040 | -2.9860 | 1
Leeds | LS1 6HU | 53.7970 | -1.5430 | 1
Harrogate | HG1 2RN | 53.9930 | -1.5400 | 1
York | YO1 8AA | 53.9590 | -1.0810 | 1
Sheffield | S1 2LL | 53.3810 | -1.4690 | 1
Newcastle upon Tyne | NE1 5AQ | 54.9740 | -1.6140 | 1
Durham | DH1 3NJ | 54.7760 | -1.5750 | 1
Nottingham | NG1 2GB | 52.9540 | -1.1490 | 1
Leicester | LE1 4FQ | 52.6360 | -1.1350 | 1
Derby | DE1 2DB | 52.9220 | -1.4760 | 1
Coventry | CV1 1GF | 52.4080 | -1.5100 | 1
Bristol | BS1 3BD | 51.4580 | -2.5880 | 1
Bath | BA1 1BZ | 51.3820 | -2.3600 | 1
Cheltenham | GL50 1DZ | 51.8990 | -2.0760 | 1
Oxford | OX1 1EN | 51.7520 | -1.2590 | 1
Reading | RG1 2HB | 51.4560 | -0.9710 | 1
Guildford | GU1 3DP | 51.2360 | -0.5720 | 1
Brighton | BN1 1HF | 50.8230 | -0.1420 | 1
Southampton | SO14 7DU | 50.9040 | -1.4050 | 1
Portsmouth | PO1 3TZ | 50.7950 | -1.1080 | 1
Bournemouth | BH1 1LL | 50.7210 | -1.8790 | 1
Winchester | SO23 9BE | 51.0620 | -1.3130 | 1
Exeter | EX4 3HP | 50.7240 | -3.5310 | 1
Plymouth | PL1 1RH | 50.3710 | -4.1420 | 1
Truro | TR1 2AF | 50.2630 | -5.0510 | 1
Cambridge | CB2 3QF | 52.2050 | 0.1210 | 1
Norwich | NR2 1LL | 52.6280 | 1.2930 | 1
Ipswich | IP1 3HD | 52.0570 | 1.1530 | 1
Colchester | CO1 1JT | 51.8900 | 0.9010 | 1
Chelmsford | CM1 1GD | 51.7340 | 0.4730 | 1
Canterbury | CT1 2TB | 51.2790 | 1.0800 | 1
Tunbridge Wells | TN1 2SR | 51.1360 | 0.2640 | 1
Milton Keynes | MK9 3GB | 52.0430 | -0.7590 | 1
Chester | CH1 1ED | 53.1910 | -2.8920 | 1
Shrewsbury | SY1 1PL | 52.7080 | -2.7540 | 1
Lincoln | LN2 1AP | 53.2290 | -0.5410 | 1
Hull | HU1 3RA | 53.7440 | -0.3370 | 1
Cardiff | CF10 1AH | 51.4790 | -3.1770 | 1
Swansea | SA1 3QP | 51.6190 | -3.9440 | 1
Edinburgh | EH2 2AA | 55.9530 | -3.1910 | 2
Glasgow | G1 3AA | 55.8610 | -4.2520 | 1
Aberdeen | AB10 1HW | 57.1480 | -2.0990 | 1
Dundee | DD1 1UF | 56.4610 | -2.9690 | 1
Inverness | IV1 1QJ | 57.4790 | -4.2250 | 1
Belfast | BT1 5AA | 54.5990 | -5.9300 | 1
`);
