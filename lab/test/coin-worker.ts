import { serve } from '../src/service.ts'
import { coinSubject } from './coin.ts'

serve(() => coinSubject)
