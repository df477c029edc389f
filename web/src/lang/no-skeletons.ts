// Our messages use no ICU skeletons (`::currency/EUR`), so the page does not carry the parser of them.

function refuse(): never {
  throw new Error('a message uses an ICU skeleton, which the page cannot read')
}

/** Stands in for the parser of number skeletons. */
export const parseNumberSkeleton = refuse
/** Stands in for the parser of number skeletons. */
export const parseNumberSkeletonFromString = refuse
/** Stands in for the parser of date skeletons. */
export const parseDateTimeSkeleton = refuse
