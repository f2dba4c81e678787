export { splitCsvLine } from './csv.ts';
export { printFault, type FeedFault } from './fault.ts';
export { readFootballData, type FootballDataFile, type FootballDataMatch } from './football-data-csv.ts';
export { footballDataFeed, importFootballData } from './football-data-feed.ts';
