import { mount } from 'svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import App from './App.svelte'
import { keepOffline } from './offline/renewal.svelte.ts'

const target = document.querySelector('#app')
if (!target) throw new Error('The page has no #app to draw the table into.')
mount(App, { target })
keepOffline()
