export { allows, checkAnswer, weigh } from './answer.ts'
export { MatchError } from './errors.ts'
export type { Trouble } from './errors.ts'
export { faceUp, logFaceUp } from './face-up.ts'
export { defineGame, usualOptions } from './game.ts'
export type { Flow, Game, GameTypes, Result, Settings, Step, StepRule } from './game.ts'
export { hash } from './hash.ts'
export { imagine, imagining } from './imagining.ts'
export { gameOf, loadKept, recordOf, replayKept, retraceKept } from './kept.ts'
export { anyAnswer, someAnswers } from './legal.ts'
export type { Lesson, LessonStep } from './lesson.ts'
export { Match } from './match.ts'
export type { SetUp } from './match.ts'
export { dealUnseen, otherwise } from './otherwise.ts'
export { clone, impurity } from './plain.ts'
export type { Plain } from './plain.ts'
export type { Position } from './position.ts'
export { acceptable, refusals } from './question.ts'
export type {
  Amounts,
  Answer,
  Deal,
  Offer,
  Open,
  Option,
  Partner,
  Pick,
  Portion,
  Question,
  Split,
  Value,
} from './question.ts'
export { draw, next, shuffle, sow } from './random.ts'
export type { Seedling } from './random.ts'
export { seal } from './record.ts'
export type { Entry, Header, MatchRecord, Point, Save, Suggestion, UndoPolicy } from './record.ts'
export { areOptions, chosenValue, plainOptions, settingsOf } from './settings.ts'
export type { SettingConcern, SettingTrouble } from './settings.ts'
export { sight } from './sight.ts'
export type { Sight } from './sight.ts'
export type { Area, AreaMap, Mark, Piece, Sketch, Stop, Track, Way } from './sketch.ts'
export { options, Table } from './table.ts'
export type { Event, SetUpTable } from './table.ts'
export { fleetingView, hiddenCard, isHidden, log, questions, uncut, view } from './view.ts'
export type { Reader, Seen, SeenArg, SeenEvent, SeenQuestion, View } from './view.ts'
export { because } from './words.ts'
export type { Arg, Args, EventArgs, Reason, RuleId, Say, Seat, SeenCard } from './words.ts'
export type { ZoneKind } from './zones.ts'
