import { findSubject } from './games.ts'
import { serve } from './service.ts'

serve(findSubject)
